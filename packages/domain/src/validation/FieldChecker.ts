import { powerOfTen, times, type Whole } from '../calculation/arithmetic';
import { absent, readDecimal, unreadable, type Decimal } from '../calculation/decimal';
import { isCalendarDate } from '../dates/days';
import { firstDocumentDay, lastDocumentDay } from '../dates/periods';
import { toScreenDate } from '../dates/screenDates';
import type { FaultCode } from '../messages';
import { isBlank } from '../text/letters';

/** A fault of one field. An error prevents saving, a warning does not. */
export interface Fault {
  /** Wire path of the field, also its name in a form: 'malHizmetler[0].birimFiyat'. */
  readonly path: string;
  readonly code: FaultCode;
  /** Parameters of the message. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: 'error' | 'warning';
}

/** Limits of a decimal field. */
interface DecimalLimits {
  /** Most digits after the point. */
  readonly decimals: number;
  /** Largest value, as a whole number. Without it only the limit of 15 digits before the point applies. */
  readonly most?: Whole;
}

const WHOLE_DIGITS = 15;

/** Checks the fields of a wire object and collects faults under its path. Never throws, for any JSON. */
export class FieldChecker {
  readonly faults: Fault[] = [];
  readonly #source: Readonly<Record<string, unknown>>;
  readonly #prefix: string;

  constructor(source: unknown, prefix = '') {
    this.#source = typeof source === 'object' && source !== null ? { ...source } : {};
    this.#prefix = prefix;
  }

  get names(): readonly string[] {
    return Object.keys(this.#source);
  }

  error(field: string, code: FaultCode, params: Fault['params'] = {}): void {
    this.faults.push({ path: this.#prefix + field, code, params, severity: 'error' });
  }

  warn(field: string, code: FaultCode, params: Fault['params'] = {}): void {
    this.faults.push({ path: this.#prefix + field, code, params, severity: 'warning' });
  }

  value(field: string): unknown {
    return Object.hasOwn(this.#source, field) ? this.#source[field] : undefined;
  }

  /** Whether a field is empty. */
  isEmpty(field: string): boolean {
    const value = this.value(field);
    return value === undefined || value === null || value === '';
  }

  /** The entries of a list field; none when it is absent. More than `max` entries are a fault. */
  list(field: string, max: number): readonly unknown[] {
    const value = this.value(field);
    if (Array.isArray(value)) {
      if (value.length > max) this.error(field, 'TOO_MANY_ENTRIES', { max });
      return value;
    }
    if (value !== undefined && value !== null) this.error(field, 'INVALID_VALUE');
    return [];
  }

  /** The trimmed text of a field, '' without one. Characters that documents cannot contain are a fault. */
  text(field: string): string {
    const value = this.value(field);
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string') return this.#refuse(field, 'INVALID_VALUE');
    return isPlainText(value) ? value.trim() : this.#refuse(field, 'INVALID_TEXT');
  }

  /** Like `text`, but not trimmed: for codes, dates and other exact values. */
  code(field: string): string {
    const text = this.text(field);
    const value = this.value(field);
    return text !== '' && typeof value === 'string' ? value : text;
  }

  /** Like `text`, but a field that shows nothing is a fault. Returns undefined after a fault. */
  required(field: string): string | undefined {
    const before = this.faults.length;
    const text = this.text(field);
    if (isBlank(text) && this.faults.length === before) this.error(field, 'REQUIRED');
    return this.faults.length === before ? text : undefined;
  }

  /** Like `code`, but an empty field is a fault. Returns undefined after a fault. */
  requiredCode(field: string): string | undefined {
    return this.required(field) === undefined ? undefined : this.code(field);
  }

  /**
   * The date of a document, YYYY-MM-DD: from 2005 on, and at most 31 days after `today` if given (ATK-67). Returns
   * undefined after a fault.
   */
  requiredDay(field: string, today?: string): string | undefined {
    const day = this.requiredCode(field);
    if (day === undefined) return undefined;
    const last = today === undefined ? undefined : lastDocumentDay(today);
    if (!isCalendarDate(day)) this.error(field, 'INVALID_DATE');
    else if (day < firstDocumentDay) this.error(field, 'DATE_TOO_EARLY', { date: toScreenDate(firstDocumentDay) });
    else if (last !== undefined && day > last) this.error(field, 'DATE_TOO_LATE', { date: toScreenDate(last) });
    else return day;
    return undefined;
  }

  /** Reports a code that is not on the list. */
  listed(field: string, codes: ReadonlySet<string>): void {
    const code = this.code(field);
    if (code !== '' && !codes.has(code)) this.error(field, 'INVALID_CHOICE');
  }

  /** The decimal of a field; undefined for an empty field or after a fault. */
  decimal(field: string, { decimals, most }: DecimalLimits): Decimal | undefined {
    const value = this.value(field);
    const decimal = readDecimal(value);
    if (decimal === absent) return undefined;
    if (decimal === unreadable) return this.#refuseDecimal(field, 'INVALID_NUMBER');
    if (String(decimal.digits).length - decimal.scale > WHOLE_DIGITS)
      return this.#refuseDecimal(field, 'NUMBER_TOO_LARGE', { max: WHOLE_DIGITS });
    if (decimal.scale > decimals) return this.#refuseDecimal(field, 'TOO_MANY_DECIMALS', { max: decimals });
    const isOver = most !== undefined && decimal.digits > times(most, powerOfTen(decimal.scale));
    return isOver ? this.#refuseDecimal(field, 'RATE_TOO_HIGH', { max: String(most) }) : decimal;
  }

  /** Like `decimal`, but an empty field is a fault. */
  requiredDecimal(field: string, limits: DecimalLimits): Decimal | undefined {
    if (this.isEmpty(field)) return this.#refuseDecimal(field, 'REQUIRED');
    return this.decimal(field, limits);
  }

  /**
   * Checks the maximum length of each text, surrounding blanks included. A field that has a fault gets no second one.
   */
  lengths(most: Readonly<Record<string, number>>): void {
    for (const [field, max] of Object.entries(most)) {
      const value = this.value(field);
      if (typeof value !== 'string' || value.length <= max || [...value].length <= max) continue;
      if (!this.faults.some(({ path }) => path === this.#prefix + field)) this.error(field, 'TEXT_TOO_LONG', { max });
    }
  }

  /** Whether a field has a decimal above 0. Reports no fault. */
  isPositive(field: string): boolean {
    return readDecimal(this.value(field)).digits > 0;
  }

  #refuse(field: string, code: FaultCode): '' {
    this.error(field, code);
    return '';
  }

  #refuseDecimal(field: string, code: FaultCode, params: Fault['params'] = {}): undefined {
    this.error(field, code, params);
    return undefined;
  }
}

/** Control characters and lone surrogates, which neither XML nor the portal accepts. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** Whether documents can contain the text. */
function isPlainText(text: string): boolean {
  return !unprintable.test(text);
}
