/** Whether two days YYYY-MM-DD lie in one month. */
export function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
