import { FINAL_CONSUMER, plain, type CheckedInvoice } from './CheckedInvoice';

/** Rules about seller and buyer. Source: RUL-04, RUL-15, RUL-18. */
export function checkParties(invoice: CheckedInvoice): void {
  const { fields, vknTckn, isConsumer, isDomestic, faturaTip, figures, context } = invoice;
  const { company, taxpayer } = context;
  if (company) {
    const { unvan, ad, soyad } = company;
    const hasName = unvan.trim() !== '' || (ad.trim() !== '' && soyad.trim() !== '');
    if (!hasName) fields.warn('sirket', 'SELLER_NAME_MISSING');
    if (vknTckn !== '' && vknTckn === company.vknTckn) fields.warn('vknTckn', 'SELF_INVOICE');
  }
  if (taxpayer?.buyer === true && taxpayer.company === true) fields.warn('vknTckn', 'BUYER_EFATURA');
  const isWithheld = figures.some(({ V9015Orani = '0' }) => V9015Orani !== '0');
  if (isWithheld && isConsumer) fields.warn('vknTckn', 'TEVKIFAT_TO_CONSUMER');
  // For the number of final consumers MNY-10 has its own warning.
  if (faturaTip === 'IADE' && isConsumer && vknTckn !== FINAL_CONSUMER) fields.warn('vknTckn', 'RETURN_TO_CONSUMER');
  if (vknTckn.length !== 10) return;
  if (plain(fields.value('adres')) === '') fields.warn('adres', 'BUYER_ADDRESS_MISSING');
  if (isDomestic && plain(fields.value('vergiDairesi')) === '') fields.warn('vergiDairesi', 'BUYER_TAX_OFFICE_MISSING');
}
