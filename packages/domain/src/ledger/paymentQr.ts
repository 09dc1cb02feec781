interface Tag {
  readonly tag: string;
  readonly value: string;
}

/** What a payment code has to name: the amount that is left, and the number of the invoice. */
interface PaidByQr {
  readonly tutar: string;
  readonly belgeNumarasi: string;
}

const CHECKSUM = '63';
const CURRENCY = '53';
const AMOUNT = '54';
const MORE = '62';
const INVOICE_NUMBER = '01';
const TRY_CODE = '949';

/**
 * Whether the payload of a bank may be drawn. A text that is no TLV is opaque. In a TLV the checksum (tag 63), the
 * currency (53), the amount (54, in kuruş or with a point) and the invoice number (62-01) must be right, as far as they
 * are there. Source: MNY-78, money-loop 2.2.
 */
export function isRightQr(payload: string, { tutar, belgeNumarasi }: PaidByQr): boolean {
  const checksum = /^(?<covered>.*6304)(?<given>[\dA-F]{4})$/isu.exec(payload)?.groups;
  if (checksum && checksum['given']?.toUpperCase() !== crc16(checksum['covered'] ?? '')) return false;
  const tags = readTags(payload);
  if (!tags) return !checksum;
  const valuesOf = (tag: string) => tags.flatMap((one) => (one.tag === tag ? [one.value] : []));
  const numbers = valuesOf(MORE).flatMap((value) => readTags(value) ?? []);
  return (
    (valuesOf(CHECKSUM).length === 0 || checksum !== undefined) &&
    valuesOf(CURRENCY).every((currency) => currency === TRY_CODE) &&
    valuesOf(AMOUNT).every((amount) => kurusOf(amount) === kurusOf(tutar)) &&
    numbers.every(({ tag, value }) => tag !== INVOICE_NUMBER || value === belgeNumarasi)
  );
}

/** CRC-16/CCITT-FALSE of the UTF-8 bytes, as four capital hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The tags of a TLV: two digits of tag, two digits of length, value. Undefined for any other text. */
function readTags(text: string): Tag[] | undefined {
  const tags: Tag[] = [];
  for (let rest = text; rest !== '';) {
    const head = /^(\d\d)(\d\d)/.exec(rest);
    const length = Number(head?.[2]);
    const value = rest.slice(4, 4 + length);
    if (!head?.[1] || value.length < length) return undefined;
    tags.push({ tag: head[1], value });
    rest = rest.slice(4 + length);
  }
  return tags.length > 0 ? tags : undefined;
}

/** An amount with a point in lira, else in kuruş; -1 for any other text. */
function kurusOf(amount: string): bigint {
  if (!/^\d{1,18}(\.\d{1,2})?$/.test(amount)) return -1n;
  const [lira = '', kurus] = amount.split('.');
  return kurus === undefined ? BigInt(lira) : BigInt(`${lira}${kurus.padEnd(2, '0')}`);
}
