import type { components } from '@kalem/sdk';

/** What the login tells its host. */
export type LoginEvent =
  /** The session holds this user now. */
  | { type: 'signedIn'; user: components['schemas']['User'] }
  /** 'Hesabın Yok mu? Kaydol': show the registration. */
  | { type: 'registerAsked' };
