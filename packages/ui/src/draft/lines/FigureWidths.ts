import type { Line, LineFigures } from '@kalem/domain';
import { isRaisedByRate } from './lineColumns';

/** Length in characters of the longest formatted figure in each numeric column. */
export interface Widest {
  readonly miktar: number;
  readonly birimFiyat: number;
  readonly iskontoOrani: number;
  readonly tutar: number;
}

/** Width of the plus sign of an increase, with its space, in characters. */
const PLUS = 2;

interface Measured {
  readonly line: Line;
  readonly figures: LineFigures;
}

/**
 * Measures how wide the numeric columns have to be (USE-03). It counts the figures of each length per column, so that
 * the cost of an edit does not depend on the number of lines.
 */
export class FigureWidths {
  readonly #lengths = { miktar: [0], birimFiyat: [0], iskontoOrani: [0], tutar: [0] };

  add(measured: Measured): void {
    this.#count(measured, 1);
  }

  remove(measured: Measured): void {
    this.#count(measured, -1);
  }

  widest(): Widest {
    const { miktar, birimFiyat, iskontoOrani, tutar } = this.#lengths;
    return {
      miktar: longest(miktar),
      birimFiyat: longest(birimFiyat),
      iskontoOrani: longest(iskontoOrani),
      tutar: longest(tutar),
    };
  }

  #count({ line, figures }: Measured, step: 1 | -1): void {
    const { miktar, birimFiyat, iskontoOrani, tutar } = this.#lengths;
    note(miktar, lengthOf(line.miktar ?? '', 0), step);
    note(birimFiyat, lengthOf(line.birimFiyat ?? '', 2), step);
    note(iskontoOrani, lengthOf(line.iskontoOrani ?? '', 0) + (isRaisedByRate(line) ? PLUS : 0), step);
    note(tutar, grouped(Math.max(String(figures.malHizmetTutari).length - 2, 1)) + 3, step);
  }
}

export function isSameWidth(left: Widest, right: Widest): boolean {
  return (
    left.miktar === right.miktar &&
    left.birimFiyat === right.birimFiyat &&
    left.iskontoOrani === right.iskontoOrani &&
    left.tutar === right.tutar
  );
}

/**
 * Length of a decimal of the wire when it is formatted with thousands separators and at least `places` decimals. Any
 * other text is measured unchanged.
 */
function lengthOf(value: string, places: number): number {
  const point = value.indexOf('.');
  const whole = point === -1 ? value.length : point;
  const decimals = Math.max(point === -1 ? 0 : value.length - whole - 1, places);
  return value === '' ? 0 : grouped(whole) + (decimals > 0 ? decimals + 1 : 0);
}

function grouped(digits: number): number {
  return digits + Math.floor((digits - 1) / 3);
}

function note(lengths: number[], length: number, step: 1 | -1): void {
  while (lengths.length <= length) lengths.push(0);
  lengths[length] = (lengths[length] ?? 0) + step;
}

function longest(lengths: readonly number[]): number {
  let length = lengths.length - 1;
  while (length > 0 && (lengths[length] ?? 0) <= 0) length--;
  return length;
}
