import { useCallback, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

const WHOLE_SECONDS = 120;
/** Seconds from which the ring shows a warning. */
const SHORT_SECONDS = 30;

/** The remaining time as a ring and as minutes and seconds. Screen readers get it elsewhere, at a few steps. */
export function Countdown({ left }: { left: number }) {
  const t = useMessages(messages);
  return (
    <span
      className="kalem-countdown"
      role="timer"
      aria-label={t('timeLeft')}
      data-tone={left <= SHORT_SECONDS ? 'warning' : undefined}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle className="kalem-countdown__track" cx="10" cy="10" r="7.5" />
        <circle
          className="kalem-countdown__rest"
          cx="10"
          cy="10"
          r="7.5"
          pathLength={100}
          strokeDasharray={`${(left / WHOLE_SECONDS) * 100} 100`}
        />
      </svg>
      <span className="kalem-num">{clockOf(left)}</span>
    </span>
  );
}

function clockOf(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export interface CountdownTime {
  /** Whole seconds until the deadline, 0 when it has passed. */
  left: number;
  /** `left` at the last announced step, for screen readers. */
  spoken: number;
}

/** Seconds that are announced. Announcing every second would drown out other output. */
const steps = [120, 60, 30, 10, 0];

/**
 * Counts down to a moment (milliseconds since 1970) by the clock, so that a suspended tab shows the right time when it
 * wakes up. Undefined without a deadline.
 */
export function useCountdown(deadline: number | undefined): CountdownTime | undefined {
  const subscribe = useCallback((changed: () => void) => watchClock(deadline, changed), [deadline]);
  const left = useSyncExternalStore(
    subscribe,
    () => secondsUntil(deadline),
    () => undefined,
  );
  const [spoken, setSpoken] = useState(left);
  if (left === undefined) return undefined;
  if (spoken !== undefined && stepOf(spoken) === stepOf(left)) return { left, spoken };
  setSpoken(left);
  return { left, spoken: left };
}

function secondsUntil(deadline: number | undefined): number | undefined {
  return deadline === undefined ? undefined : Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}

function watchClock(deadline: number | undefined, changed: () => void): () => void {
  if (deadline === undefined) return () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    changed();
    const rest = deadline - Date.now();
    if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
  };
}

function stepOf(left: number): number {
  return steps.findLast((step) => left <= step) ?? left;
}
