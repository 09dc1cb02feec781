import { rescale } from '../calculation/arithmetic';
import { absent, readDecimal, unreadable, writeDecimal } from '../calculation/decimal';

const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const plain = /^\d*(?:,\d*)?$/;
const pointed = /^\d*\.\d*$/;

/** Longest number text, blanks and dots included. A cell of Excel may have 32,767 characters. */
const LONGEST_NUMBER = 200;

/**
 * Parses a typed number to a decimal of the wire: '1.234,56' → '1234.56', '1234,5' → '1234.5', ',5' → '0.5'. Dots
 * separate thousands when every group has three digits; a single dot elsewhere ('12.5', pasted or from a keypad) is a
 * decimal point. Undefined for no number, '' for an empty text. (LIN-16)
 */
export function parseTurkishNumber(typed: string): string | undefined {
  if (typed.length > LONGEST_NUMBER) return undefined;
  const text = typed.replace(/\s/g, '');
  if (text === '') return '';
  if (grouped.test(text)) return toWire(text.replaceAll('.', '').replace(',', '.'));
  if (plain.test(text)) return toWire(text.replace(',', '.'));
  return pointed.test(text) ? toWire(text) : undefined;
}

/** Signs next to a figure in a sheet: percent or lira. */
const besideFigure = /[%₺]|^\s*(?:TL|TRY)(?=[\s\d])|(?:TL|TRY)\s*$/giu;

/**
 * Parses a number of a sheet like `parseTurkishNumber`, and removes a percent or lira sign: '₺ 950' → '950', '%20' →
 * '20'. A text with another currency is no number, so that dollars are not read as liras. (INV-29, CUS-13)
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

/** Formats an amount for the screen with two decimals: '1234.5' → '1.234,50' (CAL-11). */
export function formatAmount(amount: string): string {
  return formatDecimal(amount, 2, 2);
}

/**
 * Formats a unit price for the screen with two to five decimals: '83.33333' → '83,33333', '100' → '100,00' (CAL-11).
 */
export function formatUnitPrice(price: string): string {
  return formatDecimal(price, 2, 5);
}

/** Formats a quantity, percentage or exchange rate for the screen with up to 8 decimals: '2450' → '2.450'. */
export function formatNumber(number: string): string {
  return formatDecimal(number, 0, 8);
}

const everyThirdDigit = /\B(?=(?:\d{3})+$)/g;

/**
 * Formats a decimal of the wire in Turkish: dots for thousands, a decimal comma, `least` to `most` decimals, rounded. A
 * text that is no decimal is returned unchanged, so that the screen never shows a number that was not entered.
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
