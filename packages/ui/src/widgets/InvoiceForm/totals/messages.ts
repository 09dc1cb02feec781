import { defineMessages } from '../../../provider/texts';

/** Texts of the parts of the totals. They load when a total is expanded. */
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
