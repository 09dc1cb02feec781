/**
 * Reads an environment variable of the bank's server: `KALEM_API` (address of Kalem's API), `KALEM_PARTNER_KEY` and
 * `KALEM_WEBHOOK_SECRET` (from the operator of Kalem), `BANK_SECRET` (signs the bank's cookies), `BANK_DATA` (data
 * folder of the bank). Read on use, because they are not set during a build.
 *
 * @param {'KALEM_API' | 'KALEM_PARTNER_KEY' | 'KALEM_WEBHOOK_SECRET' | 'BANK_SECRET' | 'BANK_DATA'} name
 * @returns {string}
 */
export function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start the example with "npm run example:page" or "example:bank".`);
  return value;
}
