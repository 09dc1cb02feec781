import { countries } from '@kalem/domain/codes/countries';
import type { components } from '@kalem/openapi';
import type { PortalInvoice } from '../ports/Portal';

/** An object of the portal under its raw names. */
export type PortalObject = Readonly<Record<string, unknown>>;

/** A value under the portal's raw names. */
export type PortalValue = string | number | boolean | readonly Record<string, unknown>[];

/** One key of a form of the portal, in both directions. */
export interface PortalField<Target> {
  readonly key: string;
  write(source: Target): PortalValue;
  /** What the portal's value says about ours; a field that only the portal has says nothing. */
  read?(value: unknown): Partial<Target>;
}

/** The keys of what holds texts or decimals. */
export type TextKey<Target> = {
  [Key in keyof Target]-?: Target[Key] extends string | undefined ? Key : never;
}[keyof Target];

/** A key that only the portal has. */
export function fixed(key: string, value: PortalValue): { readonly key: string; write(): PortalValue } {
  return { key, write: () => value };
}

/** The fields of what the portal answered; none where it answered nothing, or something that is no object. */
export function objectOf(value: unknown): PortalObject {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The rows of a list that the portal answered; none where it answered no list. */
export function objectsOf(value: unknown): PortalObject[] {
  return Array.isArray(value) ? (value as unknown[]).map(objectOf) : [];
}

/**
 * A value of the portal as text; absent → `''`. Other taxpayers write some of them. NUL and half surrogate pairs become
 * U+FFFD, because neither the database nor the contract takes them (ATK-68).
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
 * As `readText`, cut to as many characters as the contract takes of what another taxpayer writes. Half of a pair would
 * break the contract too.
 */
export function readCut(value: unknown, most: number): string {
  return [...readText(value).slice(0, 2 * most)].slice(0, most).join('');
}

/** The name of a taxpayer as others wrote it, cut to the 500 characters of the contract. */
export function readName(value: unknown): string {
  return readCut(value, 500);
}

/** A decimal with a point and no redundant zeros: `"120.00"` → `"120"`; absent → `"0"`. */
export function writeFigure(text: string | undefined): string {
  if (text === undefined || text === '') return '0';
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** A JSON number where that says exactly the same, else text, which the portal takes (portal-protocol 3.2). */
export function writeNumber(text: string | undefined): string | number {
  const short = writeFigure(text);
  return String(Number(short)) === short ? Number(short) : short;
}

/** The most decimals that a quantity has. */
const MOST_PLACES = 8;

/**
 * A decimal, which fetching answers as a JSON number, with at least `places` decimals and `most` of them: `120` →
 * `"120.00"`. Anything that is no decimal → `"0"` with these decimals.
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

/** `03/09/2026` or `03-09-2026` → `2026-09-03`; anything else → `''`. */
export function readDate(value: unknown): string {
  const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(readText(value)) ?? [];
  return year === undefined ? '' : `${year}-${month}-${day}`;
}

const countryByValue = new Map(countries.map((country) => [country.value, country]));
const countryByTitle = new Map(
  countries.flatMap((country) => (country.portalTitle === undefined ? [] : [[country.portalTitle, country] as const])),
);

/** The portal spells many countries in its own way (GIB-09). What neither list knows passes through unchanged. */
export function writeCountry(ulke: string): string {
  return ulke === '' ? 'Türkiye' : (countryByValue.get(ulke)?.portalTitle ?? ulke);
}

export function readCountry(value: unknown): string {
  const title = readText(value);
  return countryByTitle.get(title)?.value ?? title;
}

/** The returned invoices of an IADE. */
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
