import { readDecimal, type Decimal } from '../calculation/decimal';
import { addDays, daysBetween } from '../dates/days';
import { toDottedDate } from '../dates/screenDates';
import { formatAmount, formatUnitPrice } from '../text/numbers';
import { FINAL_CONSUMER, plain, type CheckedInvoice } from './CheckedInvoice';
import type { RecentInvoice } from './RuleContext';
import { thresholdOn } from './thresholds';

const months = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');

/** Rules that compare an invoice with what happened before. Source: RUL-13, RUL-14. */
export function checkHistory(invoice: CheckedInvoice): void {
  checkMonth(invoice);
  checkRepetition(invoice);
  if (invoice.faturaTip !== 'IADE') checkPrices(invoice);
}

/** The month of the invoice may be declared, or handed over to the accountant. */
function checkMonth({ fields, day, context: { today, handedOver } }: CheckedInvoice): void {
  if (day === undefined) return;
  const donem = day.slice(0, 7);
  const params = { ay: months[Number(donem.slice(5)) - 1] ?? '', yil: donem.slice(0, 4), donem };
  const lastDay = thresholdOn('kdvBeyanGunu', day)?.tutar;
  // From the first of a month 31 days lead into the next one.
  const nextMonth = addDays(`${donem}-01`, 31).slice(0, 7);
  const isPast = today !== undefined && day <= today;
  if (isPast && lastDay !== undefined && today > `${nextMonth}-${lastDay}`)
    fields.warn('faturaTarih', 'PERIOD_DECLARED', params);
  if (handedOver?.includes(donem)) fields.warn('faturaTarih', 'MONTH_HANDED_OVER', params);
}

/** Warns of the newest recent invoice with the same buyer, type, currency, amount and lines. Source: RUL-13. */
function checkRepetition({ fields, lines, odenecekTutar, faturaTip, vknTckn, context }: CheckedInvoice): void {
  if (!context.recent?.length) return;
  const own = {
    vknTckn,
    faturaTip,
    paraBirim: plain(fields.value('paraBirim')) || 'TRY',
    odenecekTutar,
    malHizmetler: lines as RecentInvoice['malHizmetler'],
    ...nameOf({
      aliciUnvan: plain(fields.value('aliciUnvan')),
      aliciAdi: plain(fields.value('aliciAdi')),
      aliciSoyadi: plain(fields.value('aliciSoyadi')),
    }),
  };
  const signature = signatureOf(own);
  const same = context.recent.find(
    (other) => other.odenecekTutar === odenecekTutar && signatureOf(other) === signature,
  );
  if (same) fields.warn('malHizmetler', 'INVOICE_REPEATED', { saat: same.saat, tutar: formatAmount(odenecekTutar) });
}

type Name = Pick<RecentInvoice, 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi'>;

function nameOf({ aliciUnvan = '', aliciAdi = '', aliciSoyadi = '' }: Name): Name {
  return { aliciUnvan: aliciUnvan.trim(), aliciAdi: aliciAdi.trim(), aliciSoyadi: aliciSoyadi.trim() };
}

/** All that makes two invoices the same. Many people share the number of final consumers, so it needs the name too. */
function signatureOf(invoice: Omit<RecentInvoice, 'saat'>): string {
  return JSON.stringify([
    invoice.vknTckn,
    invoice.vknTckn === FINAL_CONSUMER ? nameOf(invoice) : null,
    invoice.faturaTip,
    invoice.paraBirim,
    invoice.odenecekTutar,
    invoice.malHizmetler.map((line) => [
      plain(line.malHizmet),
      line.birim,
      ...[line.miktar, line.birimFiyat, line.kdvOrani].map((figure) => Number(figure)),
    ]),
  ]);
}

/** A last price that is older, in days, is no guide. */
const MOST_DAYS = 365;
const MANY_TIMES = 3n;

/** Warns of a price that is at least three times the last one for the buyer, or at most a third of it. */
function checkPrices({ fields, lines, day, context: { lastPrices } }: CheckedInvoice): void {
  if (lastPrices === undefined || day === undefined) return;
  const paraBirim = plain(fields.value('paraBirim')) || 'TRY';
  const keyOf = (price: Readonly<Record<'malHizmet' | 'birim' | 'paraBirim', unknown>>) =>
    JSON.stringify([price.malHizmet, price.birim, price.paraBirim]);
  // The newest one comes first, so it is set last.
  const prices = new Map(lastPrices.toReversed().map((price) => [keyOf(price), price]));
  for (const [index, line] of lines.entries()) {
    const last = prices.get(keyOf({ malHizmet: plain(line.malHizmet), birim: line.birim, paraBirim }));
    if (last === undefined || daysBetween(last.faturaTarih, day) > MOST_DAYS) continue;
    const [before, now] = [readDecimal(last.birimFiyat), readDecimal(line.birimFiyat)];
    const isFar = isManyTimes(now, before) || isManyTimes(before, now);
    if (isFar && before.digits > 0 && now.digits > 0)
      fields.warn(`malHizmetler[${index}].birimFiyat`, 'PRICE_FAR', {
        eski: formatUnitPrice(last.birimFiyat),
        tarih: toDottedDate(last.faturaTarih),
        yeni: formatUnitPrice(plain(line.birimFiyat)),
      });
  }
}

/** Whether `large` is at least three times `small`. */
function isManyTimes(large: Decimal, small: Decimal): boolean {
  const scaled = (value: Decimal, other: Decimal) => BigInt(value.digits) * 10n ** BigInt(other.scale);
  return scaled(large, small) >= MANY_TIMES * scaled(small, large);
}
