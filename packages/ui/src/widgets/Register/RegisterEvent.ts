import type { components } from '@kalem/sdk';

/** What the registration tells its host. */
export type RegisterEvent =
  /** The account exists and the session holds its user. */
  | { type: 'registered'; user: components['schemas']['User'] }
  /** The link to the login. */
  | { type: 'loginAsked' };
