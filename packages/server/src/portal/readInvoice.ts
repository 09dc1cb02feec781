import type { PortalInvoice } from '../ports/Portal';
import { invoiceFields } from './invoiceFields';
import { portalDecimal } from './portalDecimal';
import { readLine } from './readLine';

type Totals = PortalInvoice['totals'];

const TAX_TOTAL = /^hesaplanan(V\d{4})$/;
const empty: PortalInvoice = {
  ettn: null,
  belgeNumarasi: null,
  faturaTarih: '',
  faturaSaat: '00:00:00',
  faturaTip: null,
  paraBirim: 'TRY',
  dovizKur: '0',
  vknTckn: '',
  aliciUnvan: '',
  aliciAdi: '',
  aliciSoyadi: '',
  vergiDairesi: '',
  emails: [],
  il: '',
  ilce: '',
  ulke: '',
  adres: '',
  irsaliyeNumarasi: '',
  irsaliyeTarihi: '',
  iadeFaturalari: [],
  malHizmetler: [],
  totals: {},
  not: '',
};

/** The portal's fetch reply under our names; `faturaTip` stays null (GIB-05). Totals are the portal's own. */
export function readInvoice(raw: Readonly<Record<string, unknown>>): PortalInvoice {
  const parts = invoiceFields.map(({ key, read }) => (key in raw ? read?.(raw[key]) : undefined) ?? {});
  const totals: Totals = Object.assign({}, ...parts.map((part) => part.totals), tevkifatTotals(raw), {
    vergiToplamlar: taxTotals(raw),
  });
  const lines = Array.isArray(raw['malHizmetTable']) ? (raw['malHizmetTable'] as Record<string, unknown>[]) : [];
  return { ...empty, ...Object.assign({}, ...parts), malHizmetler: lines.map(readLine), totals };
}

function taxTotals(raw: Readonly<Record<string, unknown>>): Record<string, string> {
  const totals: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw)) {
    const code = TAX_TOTAL.exec(key)?.[1];
    if (code !== undefined && code !== 'V9015' && Number(value) !== 0) totals[code] = portalDecimal.read(value, 2);
  }
  return totals;
}

function tevkifatTotals(raw: Readonly<Record<string, unknown>>): Totals {
  if (!Number(raw['hesaplananV9015'])) return {};
  return {
    hesaplananV9015: portalDecimal.read(raw['hesaplananV9015'], 2),
    tevkifataTabiIslemTutar: portalDecimal.read(raw['tevkifataTabiIslemTutar'], 2),
    tevkifataTabiIslemKdv: portalDecimal.read(raw['tevkifataTabiIslemKdv'], 2),
  };
}
