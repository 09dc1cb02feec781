/** Counts events for monitoring. Labels never contain user input or ids. */
export interface Metrics {
  /** An operation of the contract was answered. */
  call(operation: string, status: number, seconds: number): void;
  /** A portal command ended. `outcome` is ok, error, garbled or silent. */
  portal(command: string, outcome: string, seconds: number): void;
}
