/**
 * What a reply to a command means, before anything is tried again. `session`: the token is no longer taken. `noAuthority`: wrong page,
 * missing right or, perhaps, a stale token. `unclear`: no usable answer; `sessionPage` when it looks like a page about a lost session.
 */
export type CommandOutcome =
  | { readonly kind: 'done'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'session' }
  | { readonly kind: 'noAuthority'; readonly text: string }
  | { readonly kind: 'unclear'; readonly sessionPage: boolean };
