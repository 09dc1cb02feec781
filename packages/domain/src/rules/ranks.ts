import type { FaultCode } from '../messages';
import type { ThresholdName } from './thresholds';

/** How grave a warning is: GİB's check fails, the law is not kept, or it looks like a slip. Source: RUL-07. */
export type Rank = 'GIB' | 'MEVZUAT' | 'DIKKAT';

const refusedByGib: readonly FaultCode[] = [
  'SELLER_NAME_MISSING',
  'FUTURE_DATE',
  'KDV_COMES_TO_ZERO',
  'TEVKIFAT_NOT_OFFICIAL',
  'PERMIT_CODE_MISSING',
  'REASON_BESIDE_702',
];

const againstLaw: readonly FaultCode[] = [
  'TEVKIFAT_UNDER_LIMIT',
  'TEVKIFAT_TO_CONSUMER',
  'BUYER_ADDRESS_MISSING',
  'BUYER_TAX_OFFICE_MISSING',
  'RETURN_TO_CONSUMER',
  'RETURN_BY_CONSUMER',
  'EXPORT_TO_DOMESTIC',
  'EXPORT_REASON_MISSING',
  'TAX_RETIRED',
  'REASON_NARROWED',
  'OLD_KDV_RATE',
  'OLD_TEVKIFAT_RATE',
  'SIGNING_DAY_PASSED',
  'PERIOD_DECLARED',
  'BUYER_EFATURA',
];

/** The rank of a warning; one that is not listed looks like a slip. */
export function rankOf(code: FaultCode): Rank {
  if (refusedByGib.includes(code)) return 'GIB';
  return againstLaw.includes(code) ? 'MEVZUAT' : 'DIKKAT';
}

/** A warning that a user has passed counts only for the same values: this text is equal then. Source: RUL-09. */
export function knownWarningKey({ code, path, params }: KnownWarning): string {
  return JSON.stringify([code, path, Object.entries(params).sort(([left], [right]) => (left < right ? -1 : 1))]);
}

interface KnownWarning {
  readonly code: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const thresholdOf: Partial<Readonly<Record<FaultCode, ThresholdName>>> = {
  TEVKIFAT_UNDER_LIMIT: 'kismiTevkifat',
  THRESHOLD_OF_EARLIER_YEAR: 'kismiTevkifat',
  PERIOD_DECLARED: 'kdvBeyanGunu',
  BUYER_EFATURA: 'eFaturaCiro',
};

/** The rule whose amount a warning compares; undefined for a warning without an amount. Source: RUL-06. */
export function kuralOf(code: FaultCode): ThresholdName | undefined {
  return thresholdOf[code];
}
