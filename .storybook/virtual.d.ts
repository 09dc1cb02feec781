declare module 'virtual:host-styles' {
  /** The style sheets of `e2e/embedded/hosts.mjs` by their names. */
  export const hostStyles: Readonly<Record<string, string>>;
}
