import { defineMessages } from '../../provider/texts';

/** Texts of the operator's home page. */
export const messages = defineMessages('adminHome', {
  tr: {
    title: 'Yönetim',
    payments: 'Ödemeler',
    sales: 'Satış Adedi',
    companies: 'Şirket Sayısı',
    chart: 'Günlük ödemeler',
    paid: 'Ödeme',
  },
  en: {
    title: 'Administration',
    payments: 'Payments',
    sales: 'Sales',
    companies: 'Companies',
    chart: 'Payments by day',
    paid: 'Payments',
  },
});
