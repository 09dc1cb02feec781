import type { Fault } from './FieldChecker';
import { FormChecker } from './FormChecker';

/** Most characters of an address. */
const URL_LENGTH = 1000;

/**
 * The form `{ url, olaylar, email }` of a webhook address of a partner. Whether the address is public is checked only
 * by the server. Source: HOOK-01.
 */
export function validateWebhook(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  const url = fields.required('url');
  if (url !== undefined) {
    fields.atMost('url', URL_LENGTH);
    if (!isWebAddress(url)) fields.error('url', 'INVALID_URL');
  }
  const topics = fields.value('olaylar');
  if (!Array.isArray(topics) || topics.length === 0) fields.error('olaylar', 'REQUIRED');
  fields.requiredEmail('email');
  return fields.faults;
}

/** URLs with a user name and password are rejected, because lists and logs would show them. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
