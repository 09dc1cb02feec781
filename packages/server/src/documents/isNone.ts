/** Whether a decimal of the wire is absent or zero. */
export function isNone(decimal: string | undefined): boolean {
  return decimal === undefined || !/[1-9]/.test(decimal);
}
