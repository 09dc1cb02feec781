import { validateCompany } from './companyForms';
import type { Fault } from './FieldChecker';
import { isValidIban } from '../text/identifiers';
import { FormChecker } from './FormChecker';

/** Limits of the origins of a partner's pages and of its new sessions per minute. (PRT-01) */
const MOST_ORIGINS = 20;
const MOST_SESSIONS = 100_000;

/**
 * A partner `{ ad, kaynaklar, dakikadaOturum, tahsilatAdresi }`: the origins of its pages in the format of browsers,
 * the sessions per minute as a whole number, and the address at which it collects. Source: PRT-01, MNY-77.
 */
export function validatePartner(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  if (fields.required('ad') !== undefined) fields.atMost('ad', 100);
  checkOrigins(fields);
  checkSessions(fields);
  checkCollectionAddress(fields);
  return fields.faults;
}

/** The form `{ ad }` of a partner's key; the name tells where the key is used. Source: PRT-02. */
export function validatePartnerKey(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  if (fields.required('ad') !== undefined) fields.atMost('ad', 100);
  return fields.faults;
}

interface PartnerSessionForm {
  readonly kullanici: unknown;
  readonly sirket: unknown;
  readonly widgetler: readonly unknown[];
}

/**
 * The body of a new partner session, except widgets and permissions: ids, names, the tax number and the company's
 * details: `{ kullanici: { kimlik, ad }, sirket: { kimlik, vknTckn, …details } }`. Source: PRT-04, PRT-12.
 */
export function validatePartnerSession(form: PartnerSessionForm, today: string): Fault[] {
  const user = new FormChecker(form.kullanici, 'kullanici.');
  for (const field of ['kimlik', 'ad']) user.required(field);
  const company = new FormChecker(form.sirket, 'sirket.');
  company.required('kimlik');
  const number = company.required('vknTckn');
  if (number !== undefined && !/^\d{10,11}$/.test(number)) company.error('vknTckn', 'VKN_TCKN_LENGTH');
  const iban = company.text('tahsilatIban');
  if (company.value('tahsilatIban') !== undefined && !isValidIban(iban)) company.error('tahsilatIban', 'INVALID_IBAN');
  const details = validateCompany(form.sirket, today).map((fault) => ({ ...fault, path: `sirket.${fault.path}` }));
  const whole = new FormChecker(form);
  if (form.widgetler.length === 0) whole.error('widgetler', 'REQUIRED');
  return [...user.faults, ...company.faults, ...details, ...whole.faults];
}

function checkOrigins(fields: FormChecker): void {
  const origins = fields.list('kaynaklar', MOST_ORIGINS);
  if (origins.length === 0) fields.error('kaynaklar', 'REQUIRED');
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) fields.error('kaynaklar', 'INVALID_ORIGIN', { origin: String(wrong) });
}

/** Host names in the format of browsers: lower case, other letters in punycode. */
const origin = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/;
/** Local origins for the partner's developers. */
const ownMachine = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

function isOrigin(value: unknown): boolean {
  return typeof value === 'string' && (origin.test(value) || ownMachine.test(value));
}

/** An address of calls about payments, or none (MNY-77). The server also checks that it is public. */
function checkCollectionAddress(fields: FormChecker): void {
  const address = fields.text('tahsilatAdresi');
  if (address !== '' && !URL.canParse(address)) fields.error('tahsilatAdresi', 'INVALID_URL');
}

function checkSessions(fields: FormChecker): void {
  const most = fields.value('dakikadaOturum');
  if (fields.isEmpty('dakikadaOturum')) fields.error('dakikadaOturum', 'REQUIRED');
  else if (typeof most !== 'number' || !Number.isInteger(most)) fields.error('dakikadaOturum', 'INVALID_NUMBER');
  else if (most < 1) fields.error('dakikadaOturum', 'NOT_POSITIVE');
  else if (most > MOST_SESSIONS) fields.error('dakikadaOturum', 'COUNT_TOO_HIGH', { max: MOST_SESSIONS });
}
