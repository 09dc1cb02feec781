/** How long attempts are counted together, in seconds. */
export const windows = { minute: 60, quarterHour: 900, hour: 3600, day: 86_400 };

interface AttemptLimit {
  /** What is limited, as docs/security.md prints it. */
  readonly what: string;
  readonly most: number;
  readonly window: keyof typeof windows;
  /** Whose attempts are counted together. */
  readonly per: string;
}

/**
 * Every limit of attempts by its purpose. One attempt too many answers 429 with Retry-After. docs/security.md holds the
 * same table, written by `npm run generate`. An address is a network address; the wider networks of an IPv6 address
 * have twice and three times its limit.
 */
export const attemptLimits = {
  signIn: { what: 'wrong sign-ins', most: 10, window: 'quarterHour', per: 'account and address' },
  'signIn known': {
    what: 'wrong sign-ins from an address where one was right before',
    most: 100,
    window: 'quarterHour',
    per: 'account and address',
  },
  'signIn person': {
    what: 'wrong sign-ins from addresses that are not known',
    most: 100,
    window: 'quarterHour',
    per: 'account',
  },
  'signIn address': {
    what: 'wrong sign-ins from addresses that are not known',
    most: 100,
    window: 'quarterHour',
    per: 'address',
  },
  signInWithKey: { what: 'wrong sign-ins with an API key', most: 100, window: 'quarterHour', per: 'address' },
  signUp: { what: 'registrations', most: 30, window: 'hour', per: 'address' },
  passwordReset: { what: 'links to a new password', most: 5, window: 'hour', per: 'account and address' },
  'passwordReset known': {
    what: 'links to a new password from an address where a sign-in was right before',
    most: 5,
    window: 'hour',
    per: 'account and address',
  },
  // Each is a mail to a person who may not have asked for it.
  'passwordReset person': {
    what: 'links to a new password from addresses that are not known',
    most: 20,
    window: 'hour',
    per: 'account',
  },
  'passwordReset address': {
    what: 'links to a new password from addresses that are not known',
    most: 30,
    window: 'hour',
    per: 'address',
  },
  resetPassword: { what: 'new passwords by a mailed link', most: 30, window: 'quarterHour', per: 'address' },
  updatePassword: {
    what: 'wrong passwords when the password is changed',
    most: 10,
    window: 'quarterHour',
    per: 'user',
  },
  handOverCompany: { what: 'passwords when a company is handed over', most: 10, window: 'quarterHour', per: 'user' },
  updateEmail: { what: 'changes of the mail address', most: 5, window: 'hour', per: 'user' },
  verifyEmail: { what: 'links to confirm the mail address', most: 5, window: 'hour', per: 'user' },
  // Each code costs money, and the patience of the number's owner.
  'phoneCode user': { what: 'codes to a phone', most: 5, window: 'hour', per: 'user' },
  'phoneCode phone': { what: 'codes to a phone', most: 5, window: 'hour', per: 'phone number' },
  'phoneCode address': { what: 'codes to a phone', most: 20, window: 'hour', per: 'address' },
  // Each invitation is mail to a stranger.
  addCompanyUser: { what: 'invitations', most: 60, window: 'hour', per: 'user' },
  invitation: { what: 'invitations', most: 5, window: 'day', per: 'company and invited address' },
  'mail to': {
    what: 'mails that invitations and changes of address cause',
    most: 20,
    window: 'day',
    per: 'mail address',
  },
  createCompany: { what: 'companies made without proof from the portal', most: 20, window: 'day', per: 'user' },
  // Guessing passwords would have the taxpayer's account blocked at the portal.
  linkCompany: { what: 'passwords at the portal', most: 10, window: 'quarterHour', per: 'user and portal account' },
  'linkCompany code': { what: 'passwords at the portal', most: 10, window: 'quarterHour', per: 'portal account' },
  // One password for many accounts is a guess too.
  'linkCompany user': { what: 'wrong passwords at the portal', most: 30, window: 'hour', per: 'user' },
  // Each may keep the company's account busy for an hour, while its users wait longer for the portal.
  startSync: { what: 'readings of the portal by hand', most: 6, window: 'hour', per: 'company' },
  startSigning: { what: 'codes to sign with', most: 30, window: 'quarterHour', per: 'company' },
  // More than anybody writes invoices, and too few to go through all numbers.
  registry: { what: 'questions who has a tax number (GET /info)', most: 300, window: 'hour', per: 'user' },
  exchangeRate: { what: 'exchange rates that are not stored', most: 200, window: 'hour', per: 'user' },
  // Each takes a second of a processor.
  uploadImage: { what: 'pictures', most: 60, window: 'hour', per: 'company' },
  // Enough for people who mistype; too few to try stolen cards.
  startPayment: { what: 'payments that begin', most: 20, window: 'hour', per: 'user' },
  coupon: { what: 'wrong coupons', most: 20, window: 'hour', per: 'user' },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptPurpose = keyof typeof attemptLimits;
