import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of every list. */
export const messages = defineMessages('list', {
  shared: [words],
  tr: {
    select: '{name} seç',
    selectShown: 'Tümünü seç',
    clearSelection: 'Seçimi kaldır',
    clearSearch: 'Aramayı temizle',
    rowActions: 'İşlemler: {name}',
    failedTitle: 'Liste yüklenemedi',
    staleHelp: 'Ekrandaki liste son alınandır.',
    exporting: 'Excel dosyası hazırlanıyor: {n} satır okundu',
    exportFailed: 'Bir hata oluştu',
  },
  en: {
    select: 'Select {name}',
    selectShown: 'Select all',
    clearSelection: 'Clear selection',
    clearSearch: 'Clear search',
    rowActions: 'Actions: {name}',
    failedTitle: 'The list could not be loaded',
    staleHelp: 'What you see was loaded before.',
    exporting: 'Preparing the Excel file: {n} rows read',
    exportFailed: 'Something went wrong',
  },
});
