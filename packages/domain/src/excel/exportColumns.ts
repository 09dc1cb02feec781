import type { components } from '@kalem/openapi';
import { approvalStatuses, invoiceTypes, vatRates, type Choice } from '../codes/invoice-types';
import { istanbulNow } from '../dates/days';
import { toScreenDate } from '../dates/screenDates';
import { dueDaysWithoutTerm } from '../invoice/dueDate';
import { methodTitles } from '../ledger/receipt';
import type { Cell, Column } from './sheets';

/** An invoice of GET /fatura/all: without lines, with the withheld amount of each rate. */
export type ExportedInvoice = components['schemas']['ExportedInvoice'];

/** KDV rates with columns for base and amount. */
const kdvRates = vatRates.filter((rate) => rate > 0);
const tevkifatRates = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** The 37 columns of the invoice export; amounts are numbers in the currency of the invoice. Source: LST-18, LST-19. */
export const invoiceColumns: readonly Column<ExportedInvoice>[] = [
  { heading: 'Fatura Tarihi', write: ({ faturaTarih }) => toScreenDate(faturaTarih) },
  { heading: 'Fatura Saati', write: ({ faturaSaat }) => faturaSaat },
  { heading: 'Belge Numarası', write: ({ belgeNumarasi }) => belgeNumarasi ?? '' },
  { heading: 'ETTN', write: ({ ettn }) => ettn ?? '' },
  {
    heading: 'Fatura Tipi',
    write: ({ faturaTip, portalFaturaTip }) => titleOf(invoiceTypes, faturaTip ?? portalFaturaTip ?? null),
  },
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
  ...kdvRates.map((rate) => ({
    heading: `KDV Matrahı %${rate}`,
    write: (invoice: ExportedInvoice) => numberOf(kdvOf(invoice, rate)?.matrah),
  })),
  ...kdvRates.map((rate) => ({
    heading: `KDV Tutarı %${rate}`,
    write: (invoice: ExportedInvoice) => numberOf(kdvOf(invoice, rate)?.tutar),
  })),
  { heading: 'Hesaplanan KDV', write: ({ totals }) => numberOf(totals.hesaplananKdv) },
  ...tevkifatRates.map((rate) => ({
    heading: `Tevkifat %${rate}`,
    write: (invoice: ExportedInvoice) => tevkifatOf(invoice, rate),
  })),
  { heading: 'Vergiler Dahil Toplam Tutar', write: ({ totals }) => numberOf(totals.vergilerDahilToplamTutar) },
  { heading: 'Ödenecek Tutar', write: ({ totals }) => numberOf(totals.odenecekTutar) },
];

const collectionStates = { ACIK: 'Açık', KISMI: 'Kısmi', ODENDI: 'Ödendi', FAZLA: 'Fazla ödendi' } as const;

/** The columns of the second sheet of the invoice export, of invoices that are tracked. Source: MNY-20. */
export const collectionColumns: readonly Column<ExportedInvoice>[] = [
  { heading: 'Belge Numarası', write: ({ belgeNumarasi }) => belgeNumarasi ?? '' },
  {
    heading: 'Vade Tarihi',
    write: ({ vadeTarihi }) =>
      vadeTarihi === null ? `Vade belirtilmedi (${dueDaysWithoutTerm} gün)` : toScreenDate(vadeTarihi),
  },
  { heading: 'Tahsilat Durumu', write: ({ tahsilat }) => (tahsilat ? collectionStates[tahsilat.durum] : '') },
  { heading: 'Tahsil Edilen', write: ({ tahsilat }) => numberOf(tahsilat?.tahsilEdilen) },
  { heading: 'Kalan', write: ({ tahsilat }) => numberOf(tahsilat?.kalan) },
  { heading: 'Para Birimi', write: ({ paraBirim }) => paraBirim },
  { heading: 'Gecikme (Gün)', write: ({ tahsilat }) => tahsilat?.gecikmeGunu ?? '' },
  {
    heading: 'Son Tahsilat Tarihi',
    write: ({ tahsilat }) => (tahsilat?.sonTahsilat ? toScreenDate(tahsilat.sonTahsilat) : ''),
  },
];

function kdvOf({ totals }: ExportedInvoice, rate: number) {
  return totals.kdvToplamlar?.find(({ oran }) => Number(oran) === rate);
}

function tevkifatOf({ tevkifatToplamlar }: ExportedInvoice, rate: number): Cell {
  return numberOf(tevkifatToplamlar.find(({ oran }) => Number(oran) === rate)?.tutar);
}

function titleOf(choices: readonly Choice[], value: string | null): string {
  return choices.find((choice) => choice.value === value)?.title ?? value ?? '';
}

function numberOf(amount: string | undefined): Cell {
  return amount === undefined || amount === '' ? '' : Number(amount);
}

/** The exported fields of a coupon. */
type ExportedCoupon = Pick<components['schemas']['Coupon'], 'kod' | 'musteri' | 'usedAt'>;

/** The 3 columns of the coupon export; kullanim is the day of use in Istanbul. Source: NUM-21, ADM-13, ADM-17. */
export const couponColumns: readonly Column<ExportedCoupon>[] = [
  { heading: 'kod', write: ({ kod }) => kod },
  { heading: 'musteri', write: ({ musteri }) => musteri },
  {
    heading: 'kullanim',
    write: ({ usedAt }) => (usedAt.Valid ? dayIn(usedAt.Time) : 'Kullanılmadı'),
  },
];

/** The columns of the export of receivables: amounts are numbers in the currency of the row. Source: MNY-60. */
export const debtorColumns: readonly Column<components['schemas']['Debtor']>[] = [
  { heading: 'Cari', write: ({ aliciUnvan }) => aliciUnvan },
  { heading: 'VKN / TCKN', write: ({ vknTckn }) => vknTckn },
  { heading: 'Para Birimi', write: ({ paraBirim }) => paraBirim },
  { heading: 'Bakiye', write: ({ bakiye }) => numberOf(bakiye) },
  { heading: 'Vadesi gelmemiş', write: ({ yaslandirma }) => numberOf(yaslandirma.vadesiGelmemis) },
  { heading: '1–30 gün', write: ({ yaslandirma }) => numberOf(yaslandirma.gun30) },
  { heading: '31–60 gün', write: ({ yaslandirma }) => numberOf(yaslandirma.gun60) },
  { heading: '61–90 gün', write: ({ yaslandirma }) => numberOf(yaslandirma.gun90) },
  { heading: '90 günden fazla', write: ({ yaslandirma }) => numberOf(yaslandirma.gun90Ustu) },
  { heading: 'Avans', write: ({ avans }) => numberOf(avans) },
  { heading: 'Son tahsilat', write: ({ sonTahsilat }) => (sonTahsilat ? toScreenDate(sonTahsilat.tarih) : '') },
  { heading: 'Son tahsilat tutarı', write: ({ sonTahsilat }) => numberOf(sonTahsilat?.tutar) },
];

/** The columns of the export of payments received. Source: MNY-60. */
export const receiptColumns: readonly Column<components['schemas']['Receipt']>[] = [
  { heading: 'Tarih', write: ({ tarih }) => toScreenDate(tarih) },
  { heading: 'Cari', write: ({ aliciUnvan }) => aliciUnvan },
  { heading: 'VKN / TCKN', write: ({ vknTckn }) => vknTckn },
  { heading: 'Tutar', write: ({ tutar }) => numberOf(tutar) },
  { heading: 'Para Birimi', write: ({ paraBirim }) => paraBirim },
  { heading: 'Kur', write: ({ kur }) => numberOf(kur ?? undefined) },
  { heading: 'Yöntem', write: ({ yontem }) => (yontem ? methodTitles[yontem] : '') },
  {
    heading: 'Kapatılan Faturalar',
    write: ({ dagitim }) =>
      dagitim
        .map(({ belgeNumarasi }) => belgeNumarasi ?? '')
        .filter(Boolean)
        .join(', '),
  },
  { heading: 'Kullanılmayan', write: ({ kullanilmayan }) => numberOf(kullanilmayan) },
  { heading: 'Açıklama', write: ({ aciklama }) => aciklama },
  { heading: 'Kaydeden', write: ({ kaydeden }) => kaydeden ?? '' },
  { heading: 'Geri Alındı', write: ({ geriAlindi }) => (geriAlindi ? dayIn(geriAlindi.at) : '') },
];

/** The day of an instant in Istanbul as shown. */
function dayIn(at: string): string {
  return toScreenDate(istanbulNow(new Date(at)).date);
}
