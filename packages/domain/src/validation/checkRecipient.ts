import type { FieldChecker } from './FieldChecker';
import { isValidTckn, isValidVkn } from '../text/identifiers';

/** Official stand-ins for a recipient without a number; they fail the check digit by design. Source: INV-18. */
const placeholders = new Set(['11111111111', '2222222222']);

/** The recipient: a number of 10 or 11 digits, and a title or a full name. Source: INV-18, INV-35. */
export function checkRecipient(fields: FieldChecker): void {
  const vknTckn = fields.required('vknTckn');
  if (vknTckn !== undefined) checkNumber(fields, vknTckn);
  const [unvan, ad, soyad] = [fields.text('aliciUnvan'), fields.text('aliciAdi'), fields.text('aliciSoyadi')];
  if (unvan !== '' || (ad !== '' && soyad !== '')) return;
  const isPerson = ad !== '' || soyad !== '' || vknTckn?.length === 11;
  if (!isPerson) fields.error('aliciUnvan', 'REQUIRED');
  if (isPerson && ad === '') fields.error('aliciAdi', 'REQUIRED');
  if (isPerson && soyad === '') fields.error('aliciSoyadi', 'REQUIRED');
}

function checkNumber(fields: FieldChecker, vknTckn: string): void {
  if (!/^[0-9]{10,11}$/.test(vknTckn)) fields.error('vknTckn', 'VKN_TCKN_LENGTH');
  else if (!isValidVkn(vknTckn) && !isValidTckn(vknTckn) && !placeholders.has(vknTckn))
    fields.warn('vknTckn', 'VKN_TCKN_CHECK_DIGIT');
}
