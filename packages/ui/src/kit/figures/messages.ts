import { messages as kalem } from '../../primitives/messages';
import { defineMessages } from '../../provider/texts';

/** Texts of periods, tiles and charts. */
export const messages = defineMessages('figures', {
  shared: [kalem],
  tr: {
    chartSays: '{start} – {end} arasında günlük sütunlar; rakamlar aşağıdaki tabloda',
    inTry: '{title}, TRY',
    noAmounts: 'Bu günlerde tutar yok',
    day: 'Gün',
    thousand: 'B',
    million: 'Mn',
    billion: 'Mr',
    period: 'Dönem',
    week: 'Bu Hafta',
    month: 'Bu Ay',
    figures: 'Rakamlar',
    failed: 'Rakamlar şu anda alınamıyor.',
    loading: 'Anasayfa yükleniyor',
  },
  en: {
    chartSays: 'Bars by day from {start} to {end}; the figures are in the table below',
    inTry: '{title}, TRY',
    noAmounts: 'No amounts in these days',
    day: 'Day',
    thousand: 'K',
    million: 'M',
    billion: 'B',
    period: 'Period',
    week: 'This week',
    month: 'This month',
    figures: 'Figures',
    failed: 'The figures cannot be had at the moment.',
    loading: 'Loading the home page',
  },
});
