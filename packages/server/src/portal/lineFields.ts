import type { components } from '@kalem/openapi';
import { portalDecimal } from './portalDecimal';
import type { PortalField, PortalValue } from './PortalField';

type Line = components['schemas']['Line'];
type LineField = PortalField<Line>;
type TextKey = 'malHizmet' | 'birim' | 'gtip' | 'ozelMatrahNedeni' | 'istisnaMuafiyetSebebi';
type AmountKey = 'fiyat' | 'iskontoTutari' | 'malHizmetTutari' | 'kdvTutari' | 'ozelMatrahTutari';

/** The portal takes up to ten decimals of its own screens (protocol 3.2), our wire has five. */
const PRICE_PLACES = 5;

/** The fifteen keys of a line in the portal's order, and `iskontoArttm` where the captures have it (protocol 6.3, GIB-09). */
export const lineFields: readonly LineField[] = [
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
export const optionalLineFields: readonly LineField[] = [
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
