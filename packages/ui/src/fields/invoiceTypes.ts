import { defineMessages, useMessages } from '../provider/messages';

const texts = defineMessages('invoiceType', {
  tr: {
    SATIS: 'Satış',
    IADE: 'İade',
    TEVKIFAT: 'Tevkifat',
    ISTISNA: 'İstisna',
    OZELMATRAH: 'Özel Matrah',
    IHRACKAYITLI: 'İhraç Kayıtlı',
    KONAKLAMAVERGISI: 'Konaklama Vergisi',
  },
  en: {
    SATIS: 'Sale',
    IADE: 'Return',
    TEVKIFAT: 'Tevkifat',
    ISTISNA: 'Exemption (istisna)',
    OZELMATRAH: 'Özel matrah',
    IHRACKAYITLI: 'Export-registered',
    KONAKLAMAVERGISI: 'Accommodation tax',
  },
});

type InvoiceType = keyof (typeof texts)['texts']['tr'];

/** What people read for a type of invoice (INV-04); undefined for one that is on no list. */
export function useInvoiceTypeTitle(): (faturaTip: string | null | undefined) => string | undefined {
  const t = useMessages(texts);
  return (faturaTip) => (isInvoiceType(faturaTip) ? t(faturaTip) : undefined);
}

function isInvoiceType(text: string | null | undefined): text is InvoiceType {
  return typeof text === 'string' && text in texts.texts.tr;
}
