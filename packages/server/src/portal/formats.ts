import { isCalendarDate, isClockTime } from '@kalem/domain';
import { countries } from '@kalem/domain/codes/countries';
import type { components } from '@kalem/openapi';
import type { PortalInvoice } from '../ports/Portal';

/** An object of the portal under its raw names. */
export type PortalObject = Readonly<Record<string, unknown>>;

/** A value under the portal's raw names. */
export type PortalValue = string | number | boolean | readonly Record<string, unknown>[];

/** One key of a portal form: how it is written and read. */
export interface PortalField<Target> {
  readonly key: string;
  write(source: Target): PortalValue;
  /** Converts the portal's value into our fields. Absent for keys that we do not store. */
  read?(value: unknown): Partial<Target>;
}

/** The keys of texts and decimals. */
export type TextKey<Target> = {
  [Key in keyof Target]-?: Target[Key] extends string | undefined ? Key : never;
}[keyof Target];

/** A key with a constant value that we do not store. */
export function fixed(key: string, value: PortalValue): { readonly key: string; write(): PortalValue } {
  return { key, write: () => value };
}

/** The portal's answer as an object. Empty when it is not an object. */
export function objectOf(value: unknown): PortalObject {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The portal's answer as a list of rows. Empty when it is not a list. */
export function objectsOf(value: unknown): PortalObject[] {
  return Array.isArray(value) ? (value as unknown[]).map(objectOf) : [];
}

/**
 * A value of the portal as text. An absent value becomes `''`. Replaces NUL and lone surrogates by U+FFFD, because
 * neither the database nor the contract accepts them (ATK-68). Other taxpayers write some of these values.
 */
export function textOf(value: unknown): string {
  return String(value ?? '')
    .replaceAll('\0', '\uFFFD')
    .replaceAll(/\p{Cs}/gu, '\uFFFD');
}

export function readText(value: unknown): string {
  return textOf(value).trim();
}

/**
 * `readText`, cut to the contract's limit for texts of other taxpayers. Never cuts a surrogate pair in half, which
 * would violate the contract too.
 */
export function readCut(value: unknown, most: number): string {
  return [...readText(value).slice(0, 2 * most)].slice(0, most).join('');
}

/** A number or id. `''` if it exceeds the contract's limit, because a cut one would be another document's. */
export function readKey(value: unknown, most: number): string {
  const key = readText(value);
  return key.length > most ? '' : key;
}

/** A VKN or TCKN. */
export function readTaxNumber(value: unknown): string {
  return readKey(value, 11);
}

/** The number of a document, which other taxpayers choose. */
export function readDocumentNumber(value: unknown): string {
  return readKey(value, 50);
}

/** The name of a taxpayer, cut to the contract's 500 characters. Other taxpayers write it. */
export function readName(value: unknown): string {
  return readCut(value, 500);
}

/** A decimal with a point and no redundant zeros: `"120.00"` → `"120"`; absent → `"0"`. */
export function writeFigure(text: string | undefined): string {
  if (text === undefined || text === '') return '0';
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** A JSON number if it is exactly the same value, else text, which the portal also accepts (portal-protocol 3.2). */
export function writeNumber(text: string | undefined): string | number {
  const short = writeFigure(text);
  return String(Number(short)) === short ? Number(short) : short;
}

/** The maximum of decimals, which a quantity has. */
const MOST_PLACES = 8;

/**
 * A decimal, which the fetch command returns as a JSON number. Has at least `places` and at most `most` decimals: `120`
 * → `"120.00"`. Anything else becomes `"0"` with `places` decimals.
 */
export function readFigure(value: unknown, places = 0, most = MOST_PLACES): string {
  const text = typeof value === 'number' ? withoutExponent(value) : readText(value);
  const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const kept = fraction.slice(0, most).replace(/0+$/, '').padEnd(places, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}

function withoutExponent(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(MOST_PLACES) : text;
}

/** `2026-09-03` → `03/09/2026`; `''` stays `''`. */
export function writeDate(date: string): string {
  const [year, month, day] = date.split('-');
  return day === undefined ? '' : `${day}/${month}/${year}`;
}

/** `03/09/2026` or `03-09-2026` → `2026-09-03`. Anything else, also a day that does not exist → `''`. */
export function readDate(value: unknown): string {
  const [, day, month, year = '0000'] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(readText(value)) ?? [];
  const date = `${year}-${month}-${day}`;
  const at = new Date(`${date}T00:00:00Z`);
  const exists = year !== '0000' && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
  return exists ? date : '';
}

/** `readDate` for days that the contract limits to the years 1900 to 2999. */
export function readCalendarDate(value: unknown): string {
  const date = readDate(value);
  return isCalendarDate(date) && date < '3000' ? date : '';
}

/** `14:05:09` or `14:05`. Anything else, also a time that does not exist → midnight. */
export function readTime(value: unknown): string {
  const text = readText(value);
  return [text, `${text}:00`].find(isClockTime) ?? '00:00:00';
}

const countryByValue = new Map(countries.map((country) => [country.value, country]));
const countryByTitle = new Map(
  countries.flatMap((country) => (country.portalTitle === undefined ? [] : [[country.portalTitle, country] as const])),
);

/** The portal has its own spelling for many countries (GIB-09). A country in neither list passes unchanged. */
export function writeCountry(ulke: string): string {
  return ulke === '' ? 'Türkiye' : (countryByValue.get(ulke)?.portalTitle ?? ulke);
}

export function readCountry(value: unknown): string {
  const title = readText(value);
  return countryByTitle.get(title)?.value ?? title;
}

/** The returned invoices of an invoice of type IADE. */
export function writeReturns(invoices: PortalInvoice['iadeFaturalari']): Record<string, string>[] {
  return invoices.map(({ faturaNumarasi = '', faturaTarih = '' }) => ({
    faturaNo: faturaNumarasi,
    duzenlenmeTarihi: writeDate(faturaTarih),
  }));
}

export function readReturns(value: unknown): PortalInvoice['iadeFaturalari'] {
  return objectsOf(value).map((row) => ({
    faturaNumarasi: textOf(row['faturaNo']),
    faturaTarih: readDate(row['duzenlenmeTarihi']),
  }));
}

type OnayDurumu = components['schemas']['OnayDurumu'];

const statusWords: Readonly<Record<OnayDurumu, string>> = {
  Onaylandi: 'Onaylandı',
  Onaylanmadi: 'Onaylanmadı',
  Silinmis: 'Silinmiş',
};

/** The portal's word for the status of a document (GIB-10); `readApprovalStatus` of the domain reads it. */
export function writeStatus(status: OnayDurumu): string {
  return statusWords[status];
}
