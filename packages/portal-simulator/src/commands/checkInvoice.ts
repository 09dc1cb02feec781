import { isAmountKey } from '../documents/isAmountKey';
import { type JsonObject, rowsOf, textOf } from '../json';
import { portalDate } from '../dates';
import { PortalRefusal } from '../replies';

const DECIMAL = /^-?\d+(\.\d+)?$/;
const requiredFields = ['faturaTarihi', 'saat', 'paraBirimi', 'dovzTLkur', 'vknTckn', 'ulke'];
const requiredLineFields = ['malHizmet', 'miktar', 'birim', 'birimFiyat', 'kdvOrani'];
const optionalDates = ['irsaliyeTarihi', 'siparisTarihi', 'fisTarihi', 'yatirimTesvikTarihi'];

/** Throws where the portal cannot read the form of an invoice (protocol 3.1, 6.2). It does not look at the arithmetic. */
export function checkInvoice(invoice: JsonObject): void {
  const lines = rowsOf(invoice, 'malHizmetTable');
  demand(lines.length > 0);
  demand(requiredFields.every((key) => textOf(invoice, key) !== ''));
  demand(lines.every((line) => requiredLineFields.every((key) => textOf(line, key) !== '')));
  [invoice, ...lines].forEach(checkAmounts);

  demand(portalDate.parse(textOf(invoice, 'faturaTarihi')) !== null);
  demand(
    optionalDates.map((key) => textOf(invoice, key)).every((date) => date === '' || portalDate.parse(date) !== null),
  );
  demand(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(textOf(invoice, 'saat')));
  demand(/^[A-Z]{3}$/.test(textOf(invoice, 'paraBirimi')));
  demand(/^\d{10,11}$/.test(textOf(invoice, 'vknTckn')));
  checkRate(textOf(invoice, 'dovzTLkur'), textOf(invoice, 'paraBirimi'));
}

function checkAmounts(fields: JsonObject): void {
  for (const [key, value] of Object.entries(fields)) {
    if (isAmountKey(key) && value !== '' && value !== null) checkDecimal(textOf(fields, key));
  }
}

function checkDecimal(text: string): void {
  // A decimal comma is refused without a reason.
  if (text.includes(',')) throw PortalRefusal.sentence('Bir hata meydana geldi');
  demand(DECIMAL.test(text));
}

function checkRate(rate: string, paraBirimi: string): void {
  checkDecimal(rate);
  demand(paraBirimi === 'TRY' || Number(rate) > 0);
}

function demand(holds: boolean): void {
  if (!holds) throw PortalRefusal.badForm();
}
