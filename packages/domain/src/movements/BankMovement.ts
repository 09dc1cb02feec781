import { rescale, type Whole } from '../calculation/arithmetic';
import { absent, readDecimal, unreadable, writeKurus } from '../calculation/decimal';
import { isCalendarDate, isClockTime } from '../dates/days';
import { plainLine } from './texts/plainLine';

/**
 * One movement of a bank account, from a port or a file. Of a bank only `hesap`, `tarih`, `tutar`, `paraBirim` and
 * `yon` are certain. Source: MNY-84.
 */
export interface BankMovement {
  /** The bank's own id (`islNo`). Files have none. */
  readonly id?: string;
  /** Our IBAN, or the account as the file names it. */
  readonly hesap: string;
  /** The day of booking, YYYY-MM-DD. */
  readonly tarih: string;
  /** HH:mm:ss */
  readonly saat?: string;
  /** Above 0, with two decimals. */
  readonly tutar: string;
  readonly paraBirim: string;
  /** ALACAK: money came in. BORC: money went out. */
  readonly yon: 'ALACAK' | 'BORC';
  readonly metin?: string;
  readonly karsiAd?: string;
  readonly karsiVkn?: string;
  readonly karsiIban?: string;
  readonly kanal?: string;
  readonly bankaReferansi?: string;
  /** The reference of a QR or a request to pay. */
  readonly tahsilatReferansi?: string;
  /** It takes back an earlier movement: RC or RD of MT940. */
  readonly iptal?: boolean;
  /** The balance after it. For the check and the key only, never stored (MNY-102). May be negative. */
  readonly bakiye?: string;
}

/** Characters that are kept of the texts of a movement. A file may have megabytes in a cell. */
export const movementLengths = {
  id: 140,
  hesap: 40,
  metin: 500,
  karsiAd: 140,
  karsiVkn: 11,
  karsiIban: 34,
  kanal: 40,
  bankaReferansi: 140,
  tahsilatReferansi: 140,
} as const;

type TextName = keyof typeof movementLengths;

/**
 * A movement of a port in the shape that is stored: amounts with two decimals, texts cut and without invisible
 * characters, nothing but the known fields. Undefined when its account, day, amount, currency or direction is none.
 * Source: MNY-84.
 */
export function tidyMovement(movement: BankMovement): BankMovement | undefined {
  const { tarih, saat, tutar, paraBirim, yon, iptal, bakiye } = movement;
  const hesap = tidyText('hesap', movement.hesap);
  const amount = kurusOf(tutar);
  if (hesap === '' || !isCalendarDate(tarih) || amount === undefined || amount <= 0) return undefined;
  if (!/^[A-Z]{3}$/.test(paraBirim) || !['ALACAK', 'BORC'].includes(yon)) return undefined;
  const isNegative = bakiye?.startsWith('-') ?? false;
  const balance = kurusOf(bakiye?.slice(isNegative ? 1 : 0));
  return {
    hesap,
    tarih,
    tutar: writeKurus(amount),
    paraBirim,
    yon,
    ...(isClockTime(saat) ? { saat } : {}),
    ...tidyTexts(movement),
    ...(iptal === true ? { iptal } : {}),
    ...(balance === undefined ? {} : { bakiye: writeKurus(isNegative ? -balance : balance) }),
  };
}

/** The filled texts of a movement but its account, cut and without invisible characters. */
export function tidyTexts(texts: Partial<Record<TextName, string>>): Partial<BankMovement> {
  const { hesap: _, ...names } = movementLengths;
  const entries = (Object.keys(names) as Exclude<TextName, 'hesap'>[]).flatMap((name) => {
    const text = tidyText(name, texts[name]);
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(entries);
}

/** Characters of a number or an IBAN with its blanks. */
const LONGEST_NUMBER = 60;

function tidyText(name: TextName, text: unknown): string {
  if (typeof text !== 'string') return '';
  switch (name) {
    case 'karsiVkn': {
      const digits = plainLine(text, LONGEST_NUMBER).replace(/\D/g, '');
      return /^\d{10,11}$/.test(digits) ? digits : '';
    }
    case 'karsiIban': {
      const iban = plainLine(text, LONGEST_NUMBER).replaceAll(' ', '').toUpperCase();
      return /^[A-Z]{2}[0-9A-Z*]{13,32}$/.test(iban) ? iban : '';
    }
    case 'hesap':
      return plainLine(text, LONGEST_NUMBER).replaceAll(' ', '').slice(0, movementLengths.hesap);
    default:
      return plainLine(text, movementLengths[name]);
  }
}

/** A decimal of the wire in hundredths; undefined for one that hundredths cannot hold. */
export function kurusOf(decimal: string | undefined): Whole | undefined {
  const read = readDecimal(decimal);
  if (read === absent || read === unreadable) return undefined;
  const kurus = rescale(read.digits, read.scale, 2);
  const places = Math.max(read.scale, 2);
  return rescale(kurus, 2, places) === rescale(read.digits, read.scale, places) ? kurus : undefined;
}
