import { addDays } from '../dates/days';

/** The days on which a code of an official list is valid, YYYY-MM-DD. */
export interface Validity {
  /** First day. */
  readonly gecerliBaslangic?: string;
  /** Last day. */
  readonly gecerliBitis?: string;
  /** The first day on which the code covers less than before. */
  readonly degisti?: string;
  /** Further information, beside the official title. */
  readonly not?: string;
}

const movedToYtb = {
  gecerliBitis: '2026-09-13',
  not: 'UBL-TR 1.43 ile yatırım teşvik (YTB) faturalarına taşındı.',
};
const removedIn2022 = { gecerliBitis: '2021-12-31', not: '7346 sayılı Kanun' };

/**
 * Every code with a first or last day. Lists, pickers and validation read these days. The codes of reasons, taxes and
 * withholdings do not overlap. Source: A-51, fiscal-rules 5, 6 and 11.
 */
export const validities: Readonly<Record<string, Validity>> = {
  '555': { gecerliBaslangic: '2026-03-12' },
  '233': { gecerliBaslangic: '2026-09-14', not: 'UBL-TR 1.43' },
  '308': movedToYtb,
  '339': movedToYtb,
  '217': { not: 'Basın-Yayın ve Enformasyon Genel Müdürlüğü kaldırıldı.' },
  '219': { not: 'Arsa Ofisi Genel Müdürlüğü kaldırıldı.' },
  '319': { not: 'Başbakanlık kaldırıldı.' },
  '220': {
    degisti: '2023-07-15',
    not: '7456 sayılı Kanun: yalnızca daha önce alınan taşınmazlar ve iştirak hisseleri.',
  },
  '627-Ex': { gecerliBitis: '2022-10-31' },
  V8002: removedIn2022,
  V8004: removedIn2022,
};

/** Adds the days of its code to each entry of a list. */
export function withValidity<Entry extends { readonly value: string }>(
  entries: readonly Entry[],
): readonly (Entry & Validity)[] {
  return entries.map((entry) => ({ ...entry, ...validities[entry.value] }));
}

/** The first day on which a code is no longer valid; undefined for one without a last day. */
export function dayAfterLast({ gecerliBitis }: Validity): string | undefined {
  return gecerliBitis === undefined ? undefined : addDays(gecerliBitis, 1);
}

/** The rate in percent of a withholding code up to the day before `until`, YYYY-MM-DD. */
interface FormerRate {
  readonly rate: string;
  readonly until: string;
}

/** Former rates, still valid for older invoices. Source: fiscal-rules 5 and 11. */
const formerRates: ReadonlyMap<string, FormerRate> = new Map([
  ['601', { rate: '30', until: '2021-03-01' }],
  ['603', { rate: '50', until: '2021-03-01' }],
  ['609', { rate: '50', until: '2021-03-01' }],
  ['612', { rate: '70', until: '2021-03-01' }],
  ['613', { rate: '70', until: '2021-03-01' }],
  ['615', { rate: '50', until: '2021-03-01' }],
  ['627', { rate: '40', until: '2022-11-01' }],
  ['627-Ex', { rate: '40', until: '2022-11-01' }],
]);

/** The rate in percent that a withholding code had before the day `until`, YYYY-MM-DD. Source: fiscal-rules 11. */
export function formerTevkifatRate(code: string): FormerRate | undefined {
  return formerRates.get(code);
}

/** KDV rates that ended, and their last day. 10 and 20 percent replaced them. Source: INV-36, fiscal-rules 11. */
export const endedKdvRates: ReadonlyMap<string, string> = new Map([
  ['8', '2023-07-09'],
  ['18', '2023-07-09'],
]);
