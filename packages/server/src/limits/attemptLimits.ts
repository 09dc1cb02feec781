/** The length of a window in seconds. */
export const windows = { minute: 60, quarterHour: 900, hour: 3600, day: 86_400 };

interface AttemptLimit {
  /** The limited action, as shown in docs/security.md. */
  readonly what: string;
  readonly most: number;
  readonly window: keyof typeof windows;
  /** The key by which attempts are counted. */
  readonly per: string;
}

/**
 * The limit of attempts for each purpose. Exceeding it answers 429 with Retry-After. `npm run generate` writes the same
 * table into docs/security.md. An address is a network address. The wider networks of an IPv6 address get two and three
 * times its limit.
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
  // Each attempt sends a mail to a person who may not have requested it.
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
  // Each code costs money and disturbs the owner of the number.
  'phoneCode user': { what: 'codes to a phone', most: 5, window: 'hour', per: 'user' },
  'phoneCode phone': { what: 'codes to a phone', most: 5, window: 'hour', per: 'phone number' },
  'phoneCode address': { what: 'codes to a phone', most: 20, window: 'hour', per: 'address' },
  // Each invitation is a mail to a stranger.
  addCompanyUser: { what: 'invitations', most: 60, window: 'hour', per: 'user' },
  invitation: { what: 'invitations', most: 5, window: 'day', per: 'company and invited address' },
  'statement link': { what: 'links to statements', most: 500, window: 'day', per: 'company' },
  'public page': { what: 'views of public pages', most: 60, window: 'minute', per: 'address' },
  'mail to': {
    what: 'mails that invitations and changes of address cause',
    most: 20,
    window: 'day',
    per: 'mail address',
  },
  createCompany: { what: 'companies made without proof from the portal', most: 20, window: 'day', per: 'user' },
  // The portal blocks the taxpayer's account after wrong passwords.
  linkCompany: { what: 'passwords at the portal', most: 10, window: 'quarterHour', per: 'user and portal account' },
  'linkCompany code': { what: 'passwords at the portal', most: 10, window: 'quarterHour', per: 'portal account' },
  // Trying one password on many accounts is also guessing.
  'linkCompany user': { what: 'wrong passwords at the portal', most: 30, window: 'hour', per: 'user' },
  // Each sync may keep the company's account busy for an hour, which delays its users.
  startSync: { what: 'readings of the portal by hand', most: 6, window: 'hour', per: 'company' },
  startSigning: { what: 'codes to sign with', most: 30, window: 'quarterHour', per: 'company' },
  // More than people need to write invoices, and too few to scan all numbers.
  registry: { what: 'questions who has a tax number (GET /info)', most: 300, window: 'hour', per: 'user' },
  // A month of a large company takes seconds.
  monthSummary: { what: 'month summaries', most: 120, window: 'hour', per: 'user' },
  // Each is kept in the log of changes for ten years.
  updateOffice: { what: 'changes of the accountant and their settings', most: 60, window: 'hour', per: 'company' },
  checkInvoice: { what: 'checks of invoices', most: 600, window: 'hour', per: 'user' },
  exchangeRate: { what: 'exchange rates that are not stored', most: 200, window: 'hour', per: 'user' },
  // Each takes a second of CPU time.
  uploadImage: { what: 'pictures', most: 60, window: 'hour', per: 'company' },
  // Enough for typing errors, too few to test stolen cards.
  startPayment: { what: 'payments that begin', most: 20, window: 'hour', per: 'user' },
  coupon: { what: 'wrong coupons', most: 20, window: 'hour', per: 'user' },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptPurpose = keyof typeof attemptLimits;
