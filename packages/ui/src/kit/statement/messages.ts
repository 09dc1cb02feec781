import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the statement of a customer account. The statement itself is Turkish, as all documents are. */
export const messages = defineMessages('statement', {
  shared: [words],
  tr: {
    statement: 'Cari Ekstre',
    currency: 'Para birimi',
    showUndone: 'Geri alınanları göster',
    asPdf: 'PDF indir',
    asExcel: 'Excel indir',
    reading: 'Ekstre hazırlanıyor',
    failed: 'Ekstre okunamadı.',
    none: 'Bu dönemde hareket yok',
  },
  en: {
    statement: 'Statement',
    currency: 'Currency',
    showUndone: 'Show undone ones',
    asPdf: 'Save PDF',
    asExcel: 'Save Excel',
    reading: 'Preparing the statement',
    failed: 'The statement could not be read.',
    none: 'No entries in this period',
  },
});
