import type { ReactNode } from 'react';
import { hasFewDays } from '@kalem/domain';

interface TermClockProps {
  /** Days left: 0 on the last day, negative after the end. */
  left: number;
  /** Days of the whole term, one stroke per day. */
  of: number;
  /** True if the user has to act. */
  isUrgent: boolean;
  /** The same as text. */
  children: ReactNode;
}

/** The remaining time of a term, as strokes and text. Coloured if few days are left and the user has to act. */
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
