import type { components } from '@kalem/openapi';
import { portalDecimal } from './formats';

/** A line under the portal's names, in its order. */
export function writeLine(line: components['schemas']['Line']): Record<string, PortalValue> {
  const base = lineFields.map(({ key, write }) => [key, write(line)] as const);
  const optional = optionalLineFields
    .map(({ key, write }) => [key, write(line)] as const)
    .filter(([, value]) => value !== '');
  return { ...Object.fromEntries([...base, ...optional]), ...lineTaxes.write(line) };
}

/** A line of the portal's fetch reply, under our names. */
export function readLine(raw: Readonly<Record<string, unknown>>): components['schemas']['Line'] {
  const known = [...lineFields, ...optionalLineFields].map(({ key, read }) =>
    key in raw ? read?.(raw[key]) : undefined,
  );
  return Object.assign({}, ...known, lineTaxes.read(raw));
}

type Line = components['schemas']['Line'];
type LineField = PortalField<Line>;
type TextKey = 'malHizmet' | 'birim' | 'gtip' | 'ozelMatrahNedeni' | 'istisnaMuafiyetSebebi';
type AmountKey = 'fiyat' | 'iskontoTutari' | 'malHizmetTutari' | 'kdvTutari' | 'ozelMatrahTutari';

/** The portal takes up to ten decimals of its own screens (protocol 3.2), our wire has five. */
const PRICE_PLACES = 5;

/** The fifteen keys of a line in the portal's order, and `iskontoArttm` where the captures have it (protocol 6.3, GIB-09). */
const lineFields: readonly LineField[] = [
  text('malHizmet'),
  {
    key: 'miktar',
    write: ({ miktar }) => portalDecimal.writeNumber(miktar),
    read: (value) => ({ miktar: portalDecimal.read(value) }),
  },
  text('birim'),
  {
    key: 'birimFiyat',
    write: ({ birimFiyat }) => portalDecimal.write(birimFiyat),
    read: (value) => ({ birimFiyat: portalDecimal.read(value, 0, PRICE_PLACES) }),
  },
  amount('fiyat'),
  {
    key: 'iskontoArttm',
    write: ({ iskontoTip }) => (iskontoTip === 'ARTTIRIM' ? 'Arttırım' : 'İskonto'),
    read: (value) => ({ iskontoTip: value === 'Arttırım' ? 'ARTTIRIM' : 'ISKONTO' }),
  },
  {
    key: 'iskontoOrani',
    write: ({ iskontoOrani }) => portalDecimal.writeNumber(iskontoOrani),
    read: (value) => ({ iskontoOrani: portalDecimal.read(value) }),
  },
  amount('iskontoTutari'),
  fixed('iskontoNedeni', ''),
  amount('malHizmetTutari'),
  {
    key: 'kdvOrani',
    write: ({ kdvOrani }) => portalDecimal.write(kdvOrani),
    read: (value) => ({ kdvOrani: portalDecimal.read(value) }),
  },
  fixed('vergiOrani', 0),
  amount('kdvTutari'),
  fixed('vergininKdvTutari', '0'),
  {
    key: 'ozelMatrahTutari',
    write: ({ ozelMatrahTutari }) => portalDecimal.write(ozelMatrahTutari),
    read: (value) => (isNone(value) ? {} : { ozelMatrahTutari: portalDecimal.read(value, 2) }),
  },
  fixed('hesaplananotvtevkifatakatkisi', '0'),
];

/**
 * Keys that a line carries only where they say something. No public client shows the key of the exemption reason; this is our guess,
 * and code and text stand in the note as well until a capture settles it (protocol 6.3).
 */
const optionalLineFields: readonly LineField[] = [
  {
    key: 'tevkifatKodu',
    // 627-Ex is our name for code 627 at its rate until November 2022 (fiscal-rules §5).
    write: ({ tevkifatKodu = '' }) => (tevkifatKodu === '627-Ex' ? '627' : tevkifatKodu),
    read: (value) => (isNone(value) ? {} : { tevkifatKodu: String(value) }),
  },
  text('ozelMatrahNedeni'),
  text('istisnaMuafiyetSebebi'),
  text('gtip'),
];

function text(key: TextKey): LineField {
  return { key, write: (line) => line[key] ?? '', read: (value) => (isNone(value) ? {} : { [key]: String(value) }) };
}

function amount(key: AmountKey): LineField {
  return {
    key,
    write: (line) => portalDecimal.write(line[key]),
    read: (value) => ({ [key]: portalDecimal.read(value, 2) }),
  };
}

function fixed(key: string, value: PortalValue): LineField {
  return { key, write: () => value };
}

/** The portal writes 0 where there is none. */
function isNone(value: unknown): boolean {
  return value === undefined || value === null || String(value).trim() === '' || Number(value) === 0;
}

const TAX_FIELD = /^V\d{4}(Orani|Tutari|KdvTutari)$/;

/** The taxes of a line, whose keys are the same on both sides; amounts per unit are ours alone (protocol 6.3). */
const lineTaxes = {
  /** Rates as numbers, amounts as text: `V9015Orani: 70, V9015Tutari: "126"`. */
  write(line: Line): Record<string, string | number> {
    const taxes = Object.entries(line).filter(([key]) => TAX_FIELD.test(key));
    return Object.fromEntries(
      taxes.map(([key, value]) => [
        key,
        key.endsWith('Orani') ? portalDecimal.writeNumber(value) : portalDecimal.write(value),
      ]),
    );
  },

  /** The fetch command answers every tax of every line, with 0 where there is none. */
  read(raw: Readonly<Record<string, unknown>>): Line {
    const taxes = Object.entries(raw).filter(([key, value]) => TAX_FIELD.test(key) && Number(value) !== 0);
    return Object.fromEntries(
      taxes.map(([key, value]) => [key, portalDecimal.read(value, key.endsWith('Orani') ? 0 : 2)]),
    );
  },
};

/** A value under the portal's raw names. */
export type PortalValue = string | number | boolean | readonly Record<string, unknown>[];

/** One key of the portal's form, in both directions. */
export interface PortalField<Target> {
  readonly key: string;
  write(source: Target): PortalValue;
  /** What the portal's value says about ours; a field that only the portal has says nothing. */
  read?(value: unknown): Partial<Target>;
}
