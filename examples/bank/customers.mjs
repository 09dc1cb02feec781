import { createHmac, timingSafeEqual } from 'node:crypto';
import { setting } from './settings.mjs';

/**
 * A customer in the bank's own data.
 * @typedef {object} Customer
 * @property {string} number The sign-in number, also used as the bank's id of the customer at Kalem.
 * @property {string} name
 * @property {string} password A real bank stores only a hash.
 * @property {{ id: string, taxNumber: string, title: string }} firm
 */

// A real bank reads its database here. Both firms have an account at the simulated portal.
/** @type {readonly Customer[]} */
export const customers = [
  {
    number: '10024711',
    name: 'Gülşah Işık',
    password: 'Meridyen2026!',
    firm: { id: 'firma-0815', taxNumber: '5560173901', title: 'Kızılırmak Un ve Yem Fabrikaları A.Ş.' },
  },
  {
    number: '10024712',
    name: 'Şükrü Işıldak',
    password: 'Meridyen2026!',
    firm: { id: 'firma-0816', taxNumber: '28415903754', title: 'Şükrü Işıldak' },
  },
];

const COOKIE = 'meridyen';
const MINUTES = 30;
// A bank on https adds `Secure`.
const attributes = 'Path=/; HttpOnly; SameSite=Strict';

/** A cookie that ends the sign-in in the browser. */
export const signedOutCookie = `${COOKIE}=; ${attributes}; Max-Age=0`;

/**
 * The `Set-Cookie` value for a correct number and password; undefined when either is wrong.
 * @param {string} number
 * @param {string} password
 */
export function signIn(number, password) {
  const customer = customers.find((one) => one.number === number && one.password === password);
  if (!customer) return undefined;
  const claim = `${customer.number}.${Date.now() + MINUTES * 60_000}`;
  return `${COOKIE}=${claim}.${sealOf(claim)}; ${attributes}; Max-Age=${MINUTES * 60}`;
}

/**
 * The signed-in customer, from the `Cookie` header of a request.
 * @param {string | null} header
 * @returns {Customer | undefined}
 */
export function customerOf(header) {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(header ?? '')?.[1] ?? '';
  const [number = '', until = '', seal = ''] = value.split('.');
  const right = Buffer.from(sealOf(`${number}.${until}`));
  const given = Buffer.from(seal);
  if (given.length !== right.length || !timingSafeEqual(given, right) || Number(until) < Date.now()) return undefined;
  return customers.find((one) => one.number === number);
}

/** @param {string} claim */
function sealOf(claim) {
  return createHmac('sha256', setting('BANK_SECRET')).update(claim).digest('base64url');
}
