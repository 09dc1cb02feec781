import { MOST_TERM_DAYS } from '../invoice/dueDate';
import { isEmail } from '../text/identifiers';
import { normalizePhone, phoneDigits } from '../text/phones';
import { FieldChecker } from './FieldChecker';

/** Fewest characters of a name. (ACC-12) */
const NAME_LENGTH = 2;
/** Fewest characters of a password. (NUM-03) */
const PASSWORD_LENGTH = 6;

/** Further checks for the forms of accounts, companies and customers. */
export class FormChecker extends FieldChecker {
  /** Checks a term: a whole number of days, or none. Source: MNY-13, MNY-19. */
  termDays(field: string): void {
    const days = this.value(field);
    if (this.isEmpty(field)) return;
    if (typeof days !== 'number' || !Number.isInteger(days) || days < 0) this.error(field, 'NOT_A_COUNT');
    else if (days > MOST_TERM_DAYS) this.error(field, 'COUNT_TOO_HIGH', { max: MOST_TERM_DAYS });
  }

  /** Checks an optional mail address. */
  email(field: string, code: 'INVALID_EMAIL' | 'MALFORMED_EMAIL'): void {
    const text = this.text(field);
    const [first, second] = text.split(/[\s,;]+/, 2);
    if (text !== '' && !isEmail(text)) this.error(field, isEmail(first) && isEmail(second) ? 'ONE_EMAIL' : code);
  }

  /** Checks a required mail address. (ACC-04, ACC-14, CMP-18) */
  requiredEmail(field: string): void {
    if (this.required(field) !== undefined) this.email(field, 'INVALID_EMAIL');
  }

  /** Checks a required name of two characters or more. (ACC-12, ACC-13, ACC-29) */
  requiredName(field: string, code: 'FIRST_NAME_TOO_SHORT' | 'LAST_NAME_TOO_SHORT' | 'NAME_TOO_SHORT'): void {
    const name = this.required(field);
    if (name !== undefined && [...name].length < NAME_LENGTH) this.error(field, code);
  }

  /** Checks a required password; blanks count. (NUM-03) */
  requiredPassword(field: string, code: 'PASSWORD_TOO_SHORT' | 'NEW_PASSWORD_TOO_SHORT'): void {
    const password = this.value(field);
    if (typeof password !== 'string' || password === '') this.error(field, 'REQUIRED');
    else if ([...password].length < PASSWORD_LENGTH) this.error(field, code);
  }

  /** Checks the repetition of a password. Missing and different are the same fault. (ACC-16, ACC-23, ACC-31) */
  repeatedPassword(field: string, original: string, code: 'PASSWORDS_DIFFER' | 'NEW_PASSWORDS_DIFFER'): void {
    if (this.isEmpty(field) || this.value(field) !== this.value(original)) this.error(field, code);
  }

  /** Checks an optional Turkish phone number for completeness. (ACC-35, CMP-22) */
  phone(field: string): void {
    const phone = this.text(field);
    if (phone !== '' && normalizePhone(phone).length !== phoneDigits) this.error(field, 'PHONE_LENGTH');
  }

  /** Checks an optional text of exactly `length` digits. */
  digits(
    field: string,
    length: number,
    code: 'ELEVEN_DIGITS' | 'VKN_LENGTH' | 'TCKN_LENGTH' | 'CARD_NUMBER_LENGTH' | 'CVC_LENGTH',
  ): void {
    const text = this.text(field);
    if (text !== '' && !(text.length === length && /^[0-9]+$/.test(text))) this.error(field, code);
  }

  /** Checks a text of at most `max` characters. */
  atMost(field: string, max: number): void {
    if ([...this.text(field)].length > max) this.error(field, 'TEXT_TOO_LONG', { max });
  }
}
