/** Counts what happens, for monitors. Labels never hold what people typed, nor ids. */
export interface Metrics {
  /** A call of the contract was answered. */
  call(operation: string, status: number, seconds: number): void;
  /** The portal was asked: `outcome` is ok, error, garbled or silent. */
  portal(command: string, outcome: string, seconds: number): void;
}
