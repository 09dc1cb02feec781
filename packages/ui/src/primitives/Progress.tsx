/** A bar with a number: how much of `max` is done. */
export function Progress({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return <progress className="kalem-progress" aria-label={label} value={value} max={max} />;
}
