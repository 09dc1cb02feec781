import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the statement of a customer account. The statement itself is Turkish, as all documents are. */
export const messages = defineMessages('statement', {
  shared: [words],
  tr: {
    statement: 'Cari Ekstre',
    showUndone: 'Geri alınanları göster',
    asPdf: 'PDF indir',
    asExcel: 'Excel indir',
    reading: 'Ekstre hazırlanıyor',
    failed: 'Ekstre okunamadı.',
    link: 'Ekstre bağlantısı',
    linkHelp: "PDF'in bugünkü hali, 30 gün açık kalır. Alıcı mutabık olup olmadığını bildirebilir.",
    makeLink: 'Bağlantı Oluştur',
    shareText: 'Sayın {name}, {date} tarihli cari ekstreniz: {url}',
    mailSubject: 'Cari ekstre',
    answers: 'Yanıtlar',
    MUTABIK: 'Mutabıkız',
    MUTABIK_DEGIL: 'Mutabık değiliz',
    answered: '{day}, {amount} bakiye için',
  },
  en: {
    statement: 'Statement',
    showUndone: 'Show undone ones',
    asPdf: 'Save PDF',
    asExcel: 'Save Excel',
    reading: 'Preparing the statement',
    failed: 'The statement could not be read.',
    link: 'Link to the statement',
    linkHelp: 'The PDF of today, open for 30 days. The customer can answer whether the balance agrees.',
    makeLink: 'Create link',
    shareText: 'Dear {name}, your statement of {date}: {url}',
    mailSubject: 'Statement',
    answers: 'Answers',
    MUTABIK: 'We agree',
    MUTABIK_DEGIL: 'We do not agree',
    answered: '{day}, for a balance of {amount}',
  },
});
