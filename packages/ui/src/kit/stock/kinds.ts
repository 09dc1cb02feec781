import { defineMessages } from '../../provider/texts';

/** The kinds of stock, in display order (STK-02). */
export const kinds = ['TICARIMAL', 'HAMMADDE', 'MAMUL', 'YARIMAMUL', 'HIZMET', 'SABITKIYMET'] as const;

/** Their names. */
export const kindMessages = defineMessages('stockKind', {
  tr: {
    TICARIMAL: 'Ticari Mal',
    HAMMADDE: 'Hammadde',
    MAMUL: 'Mamul',
    YARIMAMUL: 'Yarı Mamul',
    HIZMET: 'Hizmet',
    SABITKIYMET: 'Sabit Kıymet',
  },
  en: {
    TICARIMAL: 'Trade goods',
    HAMMADDE: 'Raw material',
    MAMUL: 'Finished goods',
    YARIMAMUL: 'Semi-finished goods',
    HIZMET: 'Service',
    SABITKIYMET: 'Fixed asset',
  },
});
