import { approvalStatuses, invoiceTypes, type Choice } from '../codes/invoice-types';
import { toScreenDate } from '../dates/toScreenDate';
import type { Invoice } from '../invoice/InvoiceDraft';
import type { Cell, Column } from './Column';

/** An invoice as it is exported; without its lines the withholding columns stay empty. */
export type ExportedInvoice = Omit<Invoice, 'malHizmetler'> & Partial<Pick<Invoice, 'malHizmetler'>>;

const kdvRates = [1, 8, 10, 18, 20];
const tevkifatRates = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** The 37 columns of the invoice export; amounts are numbers in the currency of the invoice. Source: LST-18, LST-19. */
export const invoiceColumns: readonly Column<ExportedInvoice>[] = [
  { heading: 'Fatura Tarihi', write: ({ faturaTarih }) => toScreenDate(faturaTarih) },
  { heading: 'Fatura Saati', write: ({ faturaSaat }) => faturaSaat },
  { heading: 'Belge Numarası', write: ({ belgeNumarasi }) => belgeNumarasi ?? '' },
  { heading: 'ETTN', write: ({ ettn }) => ettn ?? '' },
  { heading: 'Fatura Tipi', write: ({ faturaTip }) => titleOf(invoiceTypes, faturaTip) },
  { heading: 'Onay Durumu', write: ({ onayDurumu }) => titleOf(approvalStatuses, onayDurumu) },
  { heading: 'Alıcı VKN / TCKN', write: ({ vknTckn }) => vknTckn },
  { heading: 'Alıcı Unvan', write: ({ aliciUnvan }) => aliciUnvan },
  { heading: 'Alıcı Adı', write: ({ aliciAdi }) => aliciAdi },
  { heading: 'Alıcı Soyadı', write: ({ aliciSoyadi }) => aliciSoyadi },
  { heading: 'Vergi Dairesi', write: ({ vergiDairesi }) => vergiDairesi },
  { heading: 'Para Birimi', write: ({ paraBirim }) => paraBirim },
  { heading: 'Döviz Kuru', write: ({ dovizKur }) => numberOf(dovizKur) },
  { heading: 'Mal / Hizmet Toplam Tutarı', write: ({ totals }) => numberOf(totals.urunHizmetToplamTutari) },
  { heading: 'Toplam İskonto', write: ({ totals }) => numberOf(totals.toplamIskonto) },
  ...kdvRates.map((rate) => ({ heading: `KDV Matrahı %${rate}`, write: (invoice: ExportedInvoice) => numberOf(kdvOf(invoice, rate)?.matrah) })),
  ...kdvRates.map((rate) => ({ heading: `KDV Tutarı %${rate}`, write: (invoice: ExportedInvoice) => numberOf(kdvOf(invoice, rate)?.tutar) })),
  { heading: 'Hesaplanan KDV', write: ({ totals }) => numberOf(totals.hesaplananKdv) },
  ...tevkifatRates.map((rate) => ({ heading: `Tevkifat %${rate}`, write: (invoice: ExportedInvoice) => tevkifatOf(invoice, rate) })),
  { heading: 'Vergiler Dahil Toplam Tutar', write: ({ totals }) => numberOf(totals.vergilerDahilToplamTutar) },
  { heading: 'Ödenecek Tutar', write: ({ totals }) => numberOf(totals.odenecekTutar) },
];

function kdvOf({ totals }: ExportedInvoice, rate: number) {
  return totals.kdvToplamlar?.find(({ oran }) => Number(oran) === rate);
}

/** Summed in whole kuruş, because cells hold binary numbers. */
function tevkifatOf({ malHizmetler = [] }: ExportedInvoice, rate: number): Cell {
  const ofRate = malHizmetler.filter(({ V9015Orani, V9015Tutari }) => V9015Tutari !== undefined && Number(V9015Orani) === rate);
  const kurus = ofRate.reduce((sum, { V9015Tutari }) => sum + Math.round(Number(V9015Tutari) * 100), 0);
  return ofRate.length === 0 ? '' : kurus / 100;
}

function titleOf(choices: readonly Choice[], value: string | null): string {
  return choices.find((choice) => choice.value === value)?.title ?? value ?? '';
}

function numberOf(amount: string | undefined): Cell {
  return amount === undefined || amount === '' ? '' : Number(amount);
}
