/** A value under the portal's raw names. */
export type PortalValue = string | number | boolean | readonly Record<string, unknown>[];

/** One key of the portal's form, in both directions. */
export interface PortalField<Target> {
  readonly key: string;
  write(source: Target): PortalValue;
  /** What the portal's value says about ours; a field that only the portal has says nothing. */
  read?(value: unknown): Partial<Target>;
}
