import { createPartnerClient } from '@kalem/sdk/partner';
import { setting } from './settings.mjs';

/** @import { Customer } from './customers.mjs' */

/** The widgets of the bank's pages. Sessions are good for their calls alone, and the proxy lets no others by. */
export const widgets = ['invoice-list', 'invoice-form', 'signing-dialog', 'customer-list', 'customer-form'];

/**
 * A session of 15 minutes for a page of this customer. A page asks for one when it opens, and for another one when it
 * is over; whether the customer is still signed in is asked before, by the bank.
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
 * The ids that a customer and their firm have at Kalem, for `company-id` and `user-key`. They never change, so they are
 * asked for once.
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
 * Whatever pages of this customer are open anywhere do nothing from now on.
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
