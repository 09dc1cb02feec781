import { rescale } from '../calculation/arithmetic';
import { absent, readDecimal, unreadable, writeDecimal } from '../calculation/decimal';

const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const plain = /^\d*(?:,\d*)?$/;
const pointed = /^\d*\.\d*$/;

/** Characters of a number with its blanks and dots; a cell of Excel may have 32,767. */
const LONGEST_NUMBER = 200;

/**
 * Reads a number as people type it into the decimal of the wire: '1.234,56' → '1234.56', '1234,5' → '1234.5', ',5' →
 * '0.5'. Dots stand for thousands when every group is right; a single dot elsewhere ('12.5', as a pasted or keypad
 * number has it) is a decimal point. Undefined when it is no number, '' when nothing was typed. (LIN-16)
 */
export function parseTurkishNumber(typed: string): string | undefined {
  if (typed.length > LONGEST_NUMBER) return undefined;
  const text = typed.replace(/\s/g, '');
  if (text === '') return '';
  if (grouped.test(text)) return toWire(text.replaceAll('.', '').replace(',', '.'));
  if (plain.test(text)) return toWire(text.replace(',', '.'));
  return pointed.test(text) ? toWire(text) : undefined;
}

/** What people write beside a figure of a sheet: a percent sign, or the lira. */
const besideFigure = /[%₺]|^\s*(?:TL|TRY)(?=[\s\d])|(?:TL|TRY)\s*$/giu;

/**
 * Reads a number of a sheet: as `parseTurkishNumber`, without a percent sign or the lira beside it: '₺ 950' → '950',
 * '%20' → '20'. With another currency it is no number, so that no dollars are taken for liras. (INV-29, CUS-13)
 */
export function parseSheetNumber(text: string): string | undefined {
  const number = parseTurkishNumber(text.replace(besideFigure, ''));
  return number === '' && text.trim() !== '' ? undefined : number;
}

function toWire(text: string): string | undefined {
  const [whole = '', fraction = ''] = text.split('.');
  if (whole === '' && fraction === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** An amount on the screen, always two decimals: '1234.5' → '1.234,50' (CAL-11). */
export function formatAmount(amount: string): string {
  return formatDecimal(amount, 2, 2);
}

/** A unit price on the screen, two to five decimals: '83.33333' → '83,33333', '100' → '100,00' (CAL-11). */
export function formatUnitPrice(price: string): string {
  return formatDecimal(price, 2, 5);
}

/** A quantity, a rate or a rate of exchange on the screen, as many decimals as it has (at most 8): '2450' → '2.450'. */
export function formatNumber(number: string): string {
  return formatDecimal(number, 0, 8);
}

const everyThirdDigit = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes a decimal of the wire as Turkish readers expect it: dot for thousands, comma for decimals, at least `least`
 * and at most `most` of these; what goes beyond is rounded. A text that is no decimal comes back as it is, so that
 * nobody reads a figure that nobody entered.
 */
function formatDecimal(value: string, least: number, most: number): string {
  const negative = value.startsWith('-');
  const decimal = readDecimal(negative ? value.slice(1) : value);
  if (decimal === absent || decimal === unreadable) return value;
  const scale = Math.min(Math.max(decimal.scale, least), most);
  const [whole = '', fraction = ''] = writeDecimal(rescale(decimal.digits, decimal.scale, scale), scale).split('.');
  const shown = trimZeros(fraction, least);
  return `${negative ? '-' : ''}${whole.replace(everyThirdDigit, '.')}${shown === '' ? '' : `,${shown}`}`;
}

function trimZeros(fraction: string, least: number): string {
  let end = fraction.length;
  while (end > least && fraction[end - 1] === '0') end--;
  return fraction.slice(0, end);
}
