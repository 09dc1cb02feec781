import { countries } from '@kalem/domain/codes/countries';
import { readApprovalStatus } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import type { PortalInvoice } from '../ports/Portal';

/** What a quantity has at most. */
const MOST_PLACES = 8;

/** Decimals as the portal writes them: a point, no needless zeros; the fetch command answers JSON numbers. */
export const portalDecimal = {
  /** `"120.00"` → `"120"`; absent → `"0"`. */
  write(text: string | undefined): string {
    if (text === undefined || text === '') return '0';
    return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  },

  /** A JSON number, as long as it says exactly the same; otherwise the text, which the portal takes too (protocol 3.2). */
  writeNumber(text: string | undefined): string | number {
    const short = portalDecimal.write(text);
    return String(Number(short)) === short ? Number(short) : short;
  },

  /** With at least `places` decimals, and `most` of them: `120` → `"120.00"`. Anything that is no decimal → `"0"` with these decimals. */
  read(value: unknown, places = 0, most = MOST_PLACES): string {
    const text = typeof value === 'number' ? writeWithoutExponent(value) : String(value ?? '').trim();
    const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
    const kept = fraction.slice(0, most).replace(/0+$/, '').padEnd(places, '0');
    return kept === '' ? whole : `${whole}.${kept}`;
  },
};

function writeWithoutExponent(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(8) : text;
}

/** Calendar days as the portal writes them; `''` stays `''`. */
export const portalDates = {
  /** `2026-09-03` → `03/09/2026` */
  write(date: string): string {
    const [year, month, day] = date.split('-');
    return day === undefined ? '' : `${day}/${month}/${year}`;
  },

  /** `03/09/2026` or `03-09-2026` → `2026-09-03`; anything else → `''`. */
  read(text: string): string {
    const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(text.trim()) ?? [];
    return year === undefined ? '' : `${year}-${month}-${day}`;
  },
};

const byValue = new Map(countries.map((country) => [country.value, country]));
const byPortalTitle = new Map(
  countries.flatMap((country) => (country.portalTitle === undefined ? [] : [[country.portalTitle, country] as const])),
);

/** Country names: the portal has a spelling of its own for many (GIB-09). What neither list knows goes through as it is. */
export const portalCountry = {
  write: (ulke: string): string => (ulke === '' ? 'Türkiye' : (byValue.get(ulke)?.portalTitle ?? ulke)),
  read: (title: string): string => byPortalTitle.get(title.trim())?.value ?? title.trim(),
};

/** The returned invoices of an IADE: `iadeTable` at the portal. */
export const portalReturns = {
  write: (invoices: PortalInvoice['iadeFaturalari']): Record<string, unknown>[] =>
    invoices.map(({ faturaNumarasi = '', faturaTarih = '' }) => ({
      faturaNo: faturaNumarasi,
      duzenlenmeTarihi: portalDates.write(faturaTarih),
    })),

  read: (value: unknown): PortalInvoice['iadeFaturalari'] =>
    (Array.isArray(value) ? (value as Record<string, unknown>[]) : []).map((row) => ({
      faturaNumarasi: String(row['faturaNo'] ?? ''),
      faturaTarih: portalDates.read(String(row['duzenlenmeTarihi'] ?? '')),
    })),
};

type OnayDurumu = components['schemas']['OnayDurumu'];

const words: Readonly<Record<OnayDurumu, string>> = {
  Onaylandi: 'Onaylandı',
  Onaylanmadi: 'Onaylanmadı',
  Silinmis: 'Silinmiş',
};

/** The portal's words for the status of a document (GIB-10). */
export const portalStatus = {
  /** The word that the portal wants back. */
  write: (status: OnayDurumu): string => words[status],
  /** Undefined for a word that we do not know. */
  read: readApprovalStatus,
};

/** The fields of what the portal answered; none where it answered nothing, or something that is no object. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
