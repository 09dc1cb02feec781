import { defineMessages } from '../../provider/texts';

/** Texts of the imports under way on the home page. */
export const runningMessages = defineMessages('homeImports', {
  tr: {
    title: 'Süren yüklemeler',
    CARI: 'Cari kartları Excel’den yükleniyor',
    STOK: 'Stok kartları Excel’den yükleniyor',
    progressOf: 'Yükleniyor: {name}',
    rows: '{n} / {of} satır',
    waiting: 'sırada',
    show: 'Göster',
    showOf: 'Göster: {name}',
  },
  en: {
    title: 'Imports under way',
    CARI: 'Importing customers from Excel',
    STOK: 'Importing stock items from Excel',
    progressOf: 'Importing: {name}',
    rows: '{n} of {of} rows',
    waiting: 'waiting',
    show: 'Show',
    showOf: 'Show: {name}',
  },
});
