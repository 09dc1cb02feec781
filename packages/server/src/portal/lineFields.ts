import { readTaxField, type TaxField } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import {
  fixed,
  type PortalField,
  type PortalObject,
  type PortalValue,
  readFigure,
  type TextKey,
  textOf,
  writeFigure,
  writeNumber,
} from './formats';

type Line = components['schemas']['Line'];

/** A line under the portal's names, with the keys in its order. */
export function writeLine(line: Line): Record<string, PortalValue> {
  const always = lineFields.map(({ key, write }) => [key, write(line)] as const);
  const sometimes = occasionalLineFields
    .map(({ key, write }) => [key, write(line)] as const)
    .filter(([, value]) => value !== '');
  return { ...Object.fromEntries([...always, ...sometimes]), ...writeLineTaxes(line) };
}

/** A line of the portal's fetch reply, under our names. */
export function readLine(raw: PortalObject): Line {
  const known = [...lineFields, ...occasionalLineFields].map(({ key, read }) =>
    key in raw ? read?.(raw[key]) : undefined,
  );
  return Object.assign({}, ...known, readLineTaxes(raw));
}

/** The portal allows ten decimals (portal-protocol 3.2), our wire format five. */
const PRICE_PLACES = 5;

/** The fifteen keys of a line in the portal's order, and `iskontoArttm` (portal-protocol 6.3, GIB-09). */
const lineFields: readonly PortalField<Line>[] = [
  text('malHizmet'),
  {
    key: 'miktar',
    write: ({ miktar }) => writeNumber(miktar),
    read: (value) => ({ miktar: readFigure(value) }),
  },
  text('birim'),
  {
    key: 'birimFiyat',
    write: ({ birimFiyat }) => writeFigure(birimFiyat),
    read: (value) => ({ birimFiyat: readFigure(value, 0, PRICE_PLACES) }),
  },
  amount('fiyat'),
  {
    key: 'iskontoArttm',
    write: ({ iskontoTip }) => (iskontoTip === 'ARTTIRIM' ? 'Arttırım' : 'İskonto'),
    read: (value) => ({ iskontoTip: value === 'Arttırım' ? 'ARTTIRIM' : 'ISKONTO' }),
  },
  {
    key: 'iskontoOrani',
    write: ({ iskontoOrani }) => writeNumber(iskontoOrani),
    read: (value) => ({ iskontoOrani: readFigure(value) }),
  },
  amount('iskontoTutari'),
  fixed('iskontoNedeni', ''),
  amount('malHizmetTutari'),
  {
    key: 'kdvOrani',
    write: ({ kdvOrani }) => writeFigure(kdvOrani),
    read: (value) => ({ kdvOrani: readFigure(value) }),
  },
  fixed('vergiOrani', 0),
  amount('kdvTutari'),
  fixed('vergininKdvTutari', '0'),
  {
    key: 'ozelMatrahTutari',
    write: ({ ozelMatrahTutari }) => writeFigure(ozelMatrahTutari),
    read: (value) => (isNone(value) ? {} : { ozelMatrahTutari: readFigure(value, 2) }),
  },
  fixed('hesaplananotvtevkifatakatkisi', '0'),
];

/**
 * Keys that are sent only with a value. The key of the exemption reason is a guess, because no public client shows it.
 * Code and text are therefore in the note too, until a recording of the real portal settles it (portal-protocol 6.3).
 */
const occasionalLineFields: readonly PortalField<Line>[] = [
  {
    key: 'tevkifatKodu',
    // 627-Ex is our name for code 627 with its rate before November 2022 (fiscal-rules 5).
    write: ({ tevkifatKodu = '' }) => (tevkifatKodu === '627-Ex' ? '627' : tevkifatKodu),
    read: (value) => (isNone(value) ? {} : { tevkifatKodu: textOf(value) }),
  },
  text('ozelMatrahNedeni'),
  text('istisnaMuafiyetSebebi'),
  text('gtip'),
];

function text(key: TextKey<Line>): PortalField<Line> {
  return { key, write: (line) => line[key] ?? '', read: (value) => (isNone(value) ? {} : { [key]: textOf(value) }) };
}

function amount(key: TextKey<Line>): PortalField<Line> {
  return {
    key,
    write: (line) => writeFigure(line[key]),
    read: (value) => ({ [key]: readFigure(value, 2) }),
  };
}

/** The portal writes 0 for an absent value. */
function isNone(value: unknown): boolean {
  return value === undefined || value === null || String(value).trim() === '' || Number(value) === 0;
}

/** Rates as numbers, amounts as text: `V9015Orani: 70, V9015Tutari: "126"`. */
function writeLineTaxes(line: Line): Record<string, string | number> {
  const taxes = Object.entries(line).filter(([key]) => isPortalTax(key));
  return Object.fromEntries(
    taxes.map(([key, value]) => [key, key.endsWith('Orani') ? writeNumber(value) : writeFigure(value)]),
  );
}

/** The fetch command returns every tax for every line, with 0 for absent ones. */
function readLineTaxes(raw: PortalObject): Line {
  const taxes = Object.entries(raw).filter(([key, value]) => isPortalTax(key) && Number(value) !== 0);
  return Object.fromEntries(taxes.map(([key, value]) => [key, readFigure(value, key.endsWith('Orani') ? 0 : 2)]));
}

/**
 * The figures that the portal has too. The amount per unit and the amount under the bare code are ours (portal-protocol
 * 6.3).
 */
const portalFigures: readonly TaxField['figure'][] = ['Orani', 'Tutari', 'KdvTutari'];

function isPortalTax(key: string): boolean {
  const figure = readTaxField(key)?.figure;
  return figure !== undefined && portalFigures.includes(figure);
}
