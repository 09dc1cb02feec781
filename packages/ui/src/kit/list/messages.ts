import { defineMessages } from '../../provider/texts';

/** Texts of every list. */
export const messages = defineMessages('list', {
  tr: {
    actions: 'İşlemler',
    select: '{name} seç',
    selectShown: 'Tümünü seç',
    clearSelection: 'Seçimi kaldır',
    clearSearch: 'Aramayı temizle',
    rowActions: 'İşlemler: {name}',
    columns: 'Sütunlar',
    failedTitle: 'Liste yüklenemedi',
    staleHelp: 'Ekrandaki liste son alınandır.',
    retry: 'Yeniden dene',
    exporting: 'Excel dosyası hazırlanıyor: {n} satır okundu',
    exportFailed: 'Bir hata oluştu',
    stop: 'Durdur',
  },
  en: {
    actions: 'Actions',
    select: 'Select {name}',
    selectShown: 'Select all',
    clearSelection: 'Clear selection',
    clearSearch: 'Clear search',
    rowActions: 'Actions: {name}',
    columns: 'Columns',
    failedTitle: 'The list could not be loaded',
    staleHelp: 'What you see was loaded before.',
    retry: 'Try again',
    exporting: 'Preparing the Excel file: {n} rows read',
    exportFailed: 'Something went wrong',
    stop: 'Stop',
  },
});
