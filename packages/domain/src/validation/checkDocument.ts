import { isCalendarDate, isClockTime } from '../dates/days';
import type { FieldChecker } from './FieldChecker';
import { isEmail } from '../text/identifiers';
import { isFaturaTip } from '../facts/faturaTip';
import { officialCodes } from '../facts/officialCodes';

/** Names that a currency goes by besides its code. Source: fiscal-rules §9. */
const currencyAliases = new Set(['AFG']);
/** Codes that no list knows are kept as an old document brings them; its lines say what they do. Source: REF-02. */
const taxCode = /^V\d{4}$/;
const otherTexts = ['vergiDairesi', 'il', 'ilce', 'ulke', 'adres', 'irsaliyeNumarasi', 'not'];

/** Type, date, time, currency, taxes, mail addresses and delivery note. Source: INV-17, INV-35, fiscal-rules §9. */
export function checkDocument(fields: FieldChecker, today: string | undefined): void {
  const tip = fields.code('faturaTip');
  if (tip !== '' && !isFaturaTip(tip)) fields.error('faturaTip', 'INVALID_CHOICE');
  const tarih = fields.requiredCode('faturaTarih');
  if (tarih !== undefined && !isCalendarDate(tarih)) fields.error('faturaTarih', 'INVALID_DATE');
  else if (tarih !== undefined && today !== undefined && tarih > today) fields.warn('faturaTarih', 'FUTURE_DATE');
  const saat = fields.requiredCode('faturaSaat');
  if (saat !== undefined && !isClockTime(saat)) fields.error('faturaSaat', 'INVALID_TIME');
  const irsaliyeTarihi = fields.code('irsaliyeTarihi');
  if (irsaliyeTarihi !== '' && !isCalendarDate(irsaliyeTarihi)) fields.error('irsaliyeTarihi', 'INVALID_DATE');
  checkCurrency(fields);
  fields.decimal('iskonto', { decimals: 3, most: 100 });
  for (const [index, email] of fields.list('emails').entries()) {
    if (!isEmail(email)) fields.error(`emails[${index}]`, 'MALFORMED_EMAIL');
  }
  for (const [index, code] of fields.list('vergiler').entries()) {
    if (typeof code !== 'string' || !taxCode.test(code)) fields.error(`vergiler[${index}]`, 'INVALID_VALUE');
  }
  for (const field of otherTexts) fields.text(field);
}

/** A foreign currency needs a rate of exchange above 0; the 0 of a new invoice is none yet. */
function checkCurrency(fields: FieldChecker): void {
  const field = fields.isEmpty('paraBirim') && !fields.isEmpty('paraBirimi') ? 'paraBirimi' : 'paraBirim';
  const currency = fields.code(field);
  const isKnown = currency === '' || officialCodes.currencies.has(currency) || currencyAliases.has(currency);
  if (!isKnown) fields.error(field, 'INVALID_CHOICE');
  const kur = fields.decimal('dovizKur', { decimals: 6 });
  const isForeign = currency !== '' && currency !== 'TRY';
  if (isForeign && (fields.isEmpty('dovizKur') || kur?.digits === 0)) fields.error('dovizKur', 'REQUIRED');
}
