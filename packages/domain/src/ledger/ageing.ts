import { addDays } from '../dates/days';

/** The parts of an open amount by days since its due day, from the earliest to the latest. (MNY-47) */
export const ageingBuckets = ['vadesiGelmemis', 'gun30', 'gun60', 'gun90', 'gun90Ustu'] as const;

export type AgeingBucket = (typeof ageingBuckets)[number];

/**
 * The earliest and the latest due day of a part, YYYY-MM-DD, both included; undefined without a limit. On the due day
 * itself an amount is not late. Source: MNY-47.
 */
export function dueDaysOf(bucket: AgeingBucket, today: string): { from: string | undefined; to: string | undefined } {
  const ago = (days: number) => addDays(today, -days);
  const limits = {
    vadesiGelmemis: { from: today, to: undefined },
    gun30: { from: ago(30), to: ago(1) },
    gun60: { from: ago(60), to: ago(31) },
    gun90: { from: ago(90), to: ago(61) },
    gun90Ustu: { from: undefined, to: ago(91) },
  };
  return limits[bucket];
}
