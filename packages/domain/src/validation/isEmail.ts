const mailbox = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Whether a text can be an email address: one @, a host with a dot, no blanks, at most 254 characters. */
export function isEmail(text: unknown): text is string {
  return typeof text === 'string' && text.length <= 254 && mailbox.test(text);
}
