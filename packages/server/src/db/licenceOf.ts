import { licenceStatus } from '@kalem/domain';
import type { companies } from './schema';

/** What is left of a company's trial and licence (PAY-01), by its row. */
export function licenceOf(
  { createdAt, paidAt, demoDuration }: Pick<typeof companies.$inferSelect, 'createdAt' | 'paidAt' | 'demoDuration'>,
  now: Date,
) {
  return licenceStatus(
    {
      createdAt: createdAt.toISOString(),
      paidAt: { Valid: paidAt !== null, Time: paidAt?.toISOString() ?? '' },
      demoDuration,
    },
    now,
  );
}
