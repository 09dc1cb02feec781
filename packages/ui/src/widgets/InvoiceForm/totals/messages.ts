import { defineMessages } from '../../../provider/texts';

/** Texts of what the totals are made of; they load when one is opened. */
export const totalsMessages = defineMessages('invoiceTotals', {
  tr: {
    lineNth: '{n}. satır',
    moreLines: 've {n} satır daha',
    kdvAtRate: 'KDV %{rate}',
    baseTimesRate: '{base} × %{rate}',
  },
  en: {
    lineNth: 'Line {n}',
    moreLines: 'and {n} more {n|line|lines}',
    kdvAtRate: 'KDV {rate}%',
    baseTimesRate: '{base} × {rate}%',
  },
});
