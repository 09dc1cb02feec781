/** The colour of the words about lateness: stronger from the second month on. */
export function latenessTone(days: number): 'warning' | 'danger' {
  return days > 30 ? 'danger' : 'warning';
}
