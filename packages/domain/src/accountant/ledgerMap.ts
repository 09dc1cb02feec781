import type { FaturaTip } from '../facts/faturaTip';
import { numbersOfMany } from '../text/identifiers';
import type { Fault } from '../validation/FieldChecker';
import { FormChecker } from '../validation/FormChecker';

/** What a line of an entry is for. The ledger map holds its code in the accountant's chart. */
export type Role =
  | 'ALICI'
  | 'SATICI'
  | 'GELIR'
  | 'GELIR_IHRACAT'
  | 'HESAPLANAN_KDV'
  | 'VERGI'
  | 'STOPAJ'
  | 'SATISTAN_IADE'
  | 'INDIRILECEK_KDV'
  | 'ALISTAN_IADE'
  | 'DIGER_KDV';

/** A role: what its key is, and the code that the example map proposes. */
interface RoleFacts {
  readonly rol: Role;
  /** The key of its rows: a KDV rate in percent, or a tax code. Null for a role with one code. */
  readonly anahtar: 'KDV_ORANI' | 'VERGI_KODU' | null;
  readonly oneri: string;
}

/** The roles, in the order of the settings. Source: ACT-03. */
export const roles: readonly RoleFacts[] = [
  { rol: 'ALICI', anahtar: null, oneri: '120' },
  { rol: 'SATICI', anahtar: null, oneri: '320' },
  { rol: 'GELIR', anahtar: 'KDV_ORANI', oneri: '600' },
  { rol: 'GELIR_IHRACAT', anahtar: null, oneri: '601' },
  { rol: 'HESAPLANAN_KDV', anahtar: 'KDV_ORANI', oneri: '391' },
  { rol: 'VERGI', anahtar: 'VERGI_KODU', oneri: '360' },
  { rol: 'STOPAJ', anahtar: 'VERGI_KODU', oneri: '193' },
  { rol: 'SATISTAN_IADE', anahtar: 'KDV_ORANI', oneri: '610' },
  { rol: 'INDIRILECEK_KDV', anahtar: 'KDV_ORANI', oneri: '191' },
  { rol: 'ALISTAN_IADE', anahtar: 'KDV_ORANI', oneri: '153' },
  { rol: 'DIGER_KDV', anahtar: null, oneri: '192' },
];

const proposals = new Map(roles.map(({ rol, oneri }) => [rol, oneri]));

/** A row of the map (`harita`): the code of a role, or of one of its keys or one type of invoice. */
export interface MapRow {
  readonly rol: Role;
  /** A KDV rate in percent ('20'), a tax code ('V0059'), or the number of a customer; null for all. */
  readonly anahtar: string | null;
  readonly tip: FaturaTip | null;
  /** '' while no code is entered. */
  readonly kod: string;
}

/** Whether a text can be a code of a chart: 1 to 30 letters, digits, dots and hyphens. */
export function isLedgerCode(kod: string): boolean {
  return /^[\p{L}\d.-]{1,30}$/u.test(kod);
}

/**
 * Checks the accountant's settings `{ eposta, harita }`: a mail address if given, and codes of a chart. An empty code
 * is saved: it refuses a file only when an invoice needs it. Source: ACT-01.
 */
export function validateOffice(office: unknown): Fault[] {
  const form = new FormChecker(office);
  form.email('eposta', 'MALFORMED_EMAIL');
  const map = form.value('harita');
  for (const [index, row] of (Array.isArray(map) ? map : []).entries()) {
    const fields = new FormChecker(row, `harita[${index}].`);
    const kod = fields.text('kod');
    if (kod !== '' && !isLedgerCode(kod)) fields.error('kod', 'INVALID_LEDGER_CODE');
    form.faults.push(...fields.faults);
  }
  return form.faults;
}

/**
 * The map with a proposed code in each empty row, and a row for each role that has none. For the form: Kalem uses only
 * a map that a user saved.
 */
export function fillProposals(map: readonly MapRow[]): MapRow[] {
  const filled = map.map((row) => (row.kod === '' ? { ...row, kod: proposals.get(row.rol) ?? '' } : row));
  const isPresent = (rol: Role) => filled.some((row) => row.rol === rol && !row.anahtar && !row.tip);
  const missing = roles.filter(({ rol }) => !isPresent(rol));
  return [...filled, ...missing.map(({ rol, oneri }) => ({ rol, anahtar: null, tip: null, kod: oneri }))];
}

/** One code for all customers, or a code by the customer's number. */
export type CariKurali = 'TEK' | 'VKN';

/** A code of the accountant's chart (hesap planı). */
export interface LedgerCode {
  readonly kod: string;
  readonly ad: string;
  readonly vknTckn: string | null;
  /** Whether it has sub-accounts, so that nothing can be booked on it. */
  readonly altHesap: boolean;
}

/** The codes of an office: its map, the rule for customers, and its chart if it has uploaded one. */
export interface LedgerCodes {
  /** The code of a role; undefined without one. */
  readonly find: (wanted: Omit<MapRow, 'kod'>) => string | undefined;
  /** The code of the customer with a number, for ALICI and SATICI; undefined without one. */
  readonly ofCustomer: (rol: 'ALICI' | 'SATICI', vknTckn: string, tip: FaturaTip) => string | undefined;
  /** The chart's row of a code. Always undefined without a chart. */
  readonly inChart: (kod: string) => LedgerCode | undefined;
  readonly hasChart: boolean;
}

/**
 * Prepares the codes of an office for many invoices. The row with most fields set wins, and a key wins over a type.
 * Under `VKN` a customer has the code that was entered for the number, else the only code of the chart with this
 * number under 120 or 320, else the code for customers without an account. Numbers that many share always have the
 * latter. Source: ACT-03, ACT-06.
 */
export function readLedgerCodes(
  map: readonly MapRow[],
  cariKurali: CariKurali,
  chart: readonly LedgerCode[] = [],
): LedgerCodes {
  const codes = new Map<string, string>();
  for (const { kod, ...wanted } of map) if (kod !== '' && !codes.has(keyOf(wanted))) codes.set(keyOf(wanted), kod);
  const charted = new Map(chart.map((code) => [code.kod, code]));
  const find = ({ rol, anahtar, tip }: Omit<MapRow, 'kod'>) =>
    codes.get(keyOf({ rol, anahtar, tip })) ??
    codes.get(keyOf({ rol, anahtar, tip: null })) ??
    codes.get(keyOf({ rol, anahtar: null, tip })) ??
    codes.get(keyOf({ rol, anahtar: null, tip: null }));
  const byNumber = new Map<string, string[]>();
  for (const { kod, vknTckn, altHesap } of chart)
    if (vknTckn && !altHesap) byNumber.set(vknTckn, [...(byNumber.get(vknTckn) ?? []), kod]);
  const byVkn = (rol: Role, vknTckn: string) => {
    const found = (byNumber.get(vknTckn) ?? []).filter((kod) => kod.startsWith(proposals.get(rol) ?? ''));
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    find,
    ofCustomer(rol, vknTckn, tip) {
      const common = { rol, anahtar: null, tip };
      if (cariKurali === 'TEK' || vknTckn === '' || numbersOfMany.includes(vknTckn)) return find(common);
      const own =
        codes.get(keyOf({ ...common, anahtar: vknTckn })) ?? codes.get(keyOf({ rol, anahtar: vknTckn, tip: null }));
      return own ?? byVkn(rol, vknTckn) ?? find(common);
    },
    inChart: (kod) => charted.get(kod),
    hasChart: chart.length > 0,
  };
}

function keyOf({ rol, anahtar, tip }: Omit<MapRow, 'kod'>): string {
  return `${rol} ${anahtar ?? ''} ${tip ?? ''}`;
}
