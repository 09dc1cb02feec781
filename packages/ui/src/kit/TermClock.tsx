import type { ReactNode } from 'react';
import { hasFewDays } from '@kalem/domain';

interface TermClockProps {
  /** Days left; 0 on the last one, below 0 when the time is over. */
  left: number;
  /** Days of the whole term, a stroke each. */
  of: number;
  /** It is the user who has to do something. */
  isUrgent: boolean;
  /** The same in words. */
  children: ReactNode;
}

/** How much of a term is left, in strokes and words; few days are coloured where the user has to do something. */
export function TermClock({ left, of, isUrgent, children }: TermClockProps) {
  const lit = left < 0 ? 0 : Math.max(left, 1);
  return (
    <small
      className="kalem-clock"
      data-tone={isUrgent && left >= 0 && hasFewDays(left) ? 'warning' : undefined}
      data-last={(isUrgent && left === 0) || undefined}
    >
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, stroke) => (
          <i key={stroke} data-on={stroke < lit || undefined} />
        ))}
      </span>
      {children}
    </small>
  );
}
