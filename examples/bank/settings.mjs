/**
 * What the bank's server is told by its environment: `KALEM_API`, where Kalem's API is; `KALEM_PARTNER_KEY` and
 * `KALEM_WEBHOOK_SECRET`, which the operator of Kalem gave; `BANK_SECRET`, which seals the bank's cookies; `BANK_DATA`,
 * the folder of what it keeps. Read when it is needed, for a build has none of them.
 *
 * @param {'KALEM_API' | 'KALEM_PARTNER_KEY' | 'KALEM_WEBHOOK_SECRET' | 'BANK_SECRET' | 'BANK_DATA'} name
 * @returns {string}
 */
export function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start the example with "npm run example:page" or "example:bank".`);
  return value;
}
