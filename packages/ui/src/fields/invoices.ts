import type { components } from '@kalem/sdk';
import { sumAmounts } from '@kalem/domain';
import { useMessages } from '../provider/messages';
import { defineMessages } from '../provider/texts';

/** The recipient's name: title of a company, or name of a person. */
export function recipientOf({
  aliciUnvan,
  aliciAdi,
  aliciSoyadi,
}: Pick<components['schemas']['InvoiceSummary'], 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi'>): string {
  return aliciUnvan || `${aliciAdi} ${aliciSoyadi}`.trim();
}

/** The total payable amount of the invoices per currency, in order of appearance. */
export function payableByCurrency(
  invoices: readonly Pick<components['schemas']['InvoiceSummary'], 'paraBirim' | 'totals'>[],
): { paraBirim: string; tutar: string }[] {
  const amounts = new Map<string, string[]>();
  for (const { paraBirim, totals } of invoices)
    amounts.set(paraBirim, [...(amounts.get(paraBirim) ?? []), totals.odenecekTutar ?? '0']);
  return [...amounts].map(([paraBirim, all]) => ({ paraBirim, tutar: sumAmounts(all) }));
}

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

/** The title of an invoice type (INV-04), also for types that Kalem cannot create; undefined for unknown types. */
export function useInvoiceTypeTitle(): (
  invoice: Pick<components['schemas']['InvoiceSummary'], 'faturaTip' | 'portalFaturaTip'>,
) => string | undefined {
  const t = useMessages(texts);
  return ({ faturaTip, portalFaturaTip }) => {
    const type = faturaTip ?? portalFaturaTip;
    return isInvoiceType(type) ? t(type) : undefined;
  };
}

function isInvoiceType(text: string | null | undefined): text is InvoiceType {
  return typeof text === 'string' && text in texts.texts.tr;
}
