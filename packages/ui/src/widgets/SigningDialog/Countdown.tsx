import { useMessages } from '../../provider/messages';
import { messages } from './messages';

const whole = 120;
/** From here on the ring warns. */
const short = 30;

/** The rest of the time as a ring and as minutes and seconds. It is read out elsewhere, at steps. */
export function Countdown({ left }: { left: number }) {
  const t = useMessages(messages);
  return (
    <span
      className="kalem-countdown"
      role="timer"
      aria-label={t('timeLeft')}
      data-tone={left <= short ? 'warning' : undefined}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle className="kalem-countdown__track" cx="10" cy="10" r="7.5" />
        <circle
          className="kalem-countdown__rest"
          cx="10"
          cy="10"
          r="7.5"
          pathLength={100}
          strokeDasharray={`${(left / whole) * 100} 100`}
        />
      </svg>
      <span className="kalem-num">{clockOf(left)}</span>
    </span>
  );
}

function clockOf(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
