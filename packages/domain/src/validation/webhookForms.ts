import type { Fault } from './FieldChecker';
import { FormChecker } from './FormChecker';

/** Most characters of an address. */
const URL_LENGTH = 1000;

/**
 * The form `{ url, olaylar, email }` of an address at which a partner hears of events. Only the server knows whether it
 * sends anything to that address. Source: HOOK-01.
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

/** Without a name and password, which would stand in lists and logs. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
