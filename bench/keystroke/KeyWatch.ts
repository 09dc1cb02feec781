/** What the page tells of the keys since the last reset. */
export interface KeyWatch {
  reset(): void;
  count(): number;
  read(): { readonly times: readonly number[]; readonly longTasks: number };
}

declare global {
  interface Window {
    kalemKeys: KeyWatch;
  }
}
