import { useMessages } from '../../provider/messages';
import { messages } from '../messages';

/** A progress bar: `value` of `max` is done. */
export function Progress({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return <progress className="kalem-progress" aria-label={label} value={value} max={max} />;
}

/** An indicator for work of unknown length. */
export function Spinner({ label }: { label?: string }) {
  const t = useMessages(messages);
  return <span className="kalem-spinner" role="progressbar" aria-label={label ?? t('pending')} />;
}

/**
 * A placeholder for loading text. `width` and `height` are CSS lengths. They are attributes of an SVG, because a strict
 * CSP forbids inline styles.
 */
export function Skeleton({ width = '100%', height = '12px' }: { width?: string; height?: string }) {
  return <svg className="kalem-skeleton" width={width} height={height} aria-hidden="true" focusable="false" />;
}
