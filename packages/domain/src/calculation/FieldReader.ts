import { readDecimal, type Decimal } from './readDecimal';

const nothing: Decimal = { digits: 0n, scale: 0 };
const noFields: readonly string[] = [];

/** Reads the figures of one wire object and remembers which of them are no decimals. */
export class FieldReader {
  readonly names: readonly string[];
  readonly #source: Readonly<Record<string, unknown>>;
  #unreadable: string[] | undefined;

  constructor(source: unknown) {
    this.#source = isRecord(source) ? source : {};
    this.names = Object.keys(this.#source);
  }

  /** Fields read so far whose value is no decimal. */
  get unreadable(): readonly string[] {
    return this.#unreadable ?? noFields;
  }

  /** The decimal in a field; undefined when nothing, or nothing readable, is in it. */
  find(field: string): Decimal | undefined {
    const decimal = readDecimal(this.#source[field]);
    if (decimal === 'absent') return undefined;
    if (decimal !== 'unreadable') return decimal;
    if (this.#unreadable === undefined) this.#unreadable = [field];
    else if (!this.#unreadable.includes(field)) this.#unreadable.push(field);
    return undefined;
  }

  /** The decimal in a field, 0 where there is none. */
  read(field: string): Decimal {
    return this.find(field) ?? nothing;
  }

  /** The text in a field, empty where there is none. */
  text(field: string): string {
    const value = this.#source[field];
    return typeof value === 'string' ? value : '';
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
