import { createPartnerClient } from '@kalem/sdk/partner';
import { setting } from './settings.mjs';

/** @import { Customer } from './customers.mjs' */

/** The widgets of the bank's pages. A session may make only their calls, and the proxy forwards only these. */
export const widgets = ['invoice-list', 'invoice-form', 'signing-dialog', 'customer-list', 'customer-form'];

/**
 * Opens a session of 15 minutes for a page of this customer. A page requests one when it opens, and another when it has
 * ended. The bank first checks that the customer is still signed in.
 * @param {Customer} customer
 */
export function openSession({ number, name, firm }) {
  return partner().createSession({
    kullanici: { kimlik: number, ad: name },
    sirket: { kimlik: firm.id, vknTckn: firm.taxNumber, unvan: firm.title },
    widgetler: widgets,
    yetkiler: ['faturaWrite', 'cariWrite', 'stokRead', 'iptalItirazWrite'],
  });
}

/**
 * The ids of a customer and their firm at Kalem, for `company-id` and `user-key`. They never change, so they are
 * cached.
 * @param {Customer} customer
 */
export async function idsOf(customer) {
  const there = known.get(customer.number);
  if (there) return there;
  const { companyId, userId } = await openSession(customer);
  const ids = { companyId, userKey: userId };
  known.set(customer.number, ids);
  return ids;
}

/**
 * Ends the sessions of all open pages of this customer.
 * @param {Customer} customer
 */
export function endSessions({ number }) {
  return partner().revokeSessionsOf(number);
}

/** @type {Map<string, { companyId: string, userKey: string }>} */
const known = new Map();

/** @type {import('@kalem/sdk/partner').PartnerClient | undefined} */
let made;

function partner() {
  made ??= createPartnerClient({ baseUrl: setting('KALEM_API'), partnerKey: setting('KALEM_PARTNER_KEY') });
  return made;
}
