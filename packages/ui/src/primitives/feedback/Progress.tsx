import { useMessages } from '../../provider/messages';
import { messages } from '../messages';

/** A bar with a number: how much of `max` is done. */
export function Progress({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return <progress className="kalem-progress" aria-label={label} value={value} max={max} />;
}

/** Work of unknown length is under way; beside or instead of words. */
export function Spinner({ label }: { label?: string }) {
  const t = useMessages(messages);
  return <span className="kalem-spinner" role="progressbar" aria-label={label ?? t('pending')} />;
}

/**
 * Placeholder for a text that is still loading; `width` and `height` as CSS writes them. As attributes of a drawing
 * they are no inline style.
 */
export function Skeleton({ width = '100%', height = '12px' }: { width?: string; height?: string }) {
  return <svg className="kalem-skeleton" width={width} height={height} aria-hidden="true" focusable="false" />;
}
