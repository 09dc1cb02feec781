import { absent, readDecimal, unreadable, writeRate } from '../calculation/decimal';
import type { Cell, ReadableColumn } from './Column';
import { decimalOfCell } from './decimalOfCell';

/** A column whose cells are a field of the card, as it is. */
export function columnOf(heading: string, field: string, kind: 'text' | 'number' = 'text'): ReadableColumn {
  return { heading, field, kind, write: (card) => cellOf(card[field], kind) };
}

function cellOf(value: unknown, kind: 'text' | 'number'): Cell {
  if (typeof value !== 'string') return '';
  return kind === 'number' ? numberCell(value) : value;
}

/** A decimal with more digits than a cell's number keeps is written as Turkish text, which reads back exactly. */
function numberCell(value: string): Cell {
  const decimal = readDecimal(value);
  if (decimal === absent || decimal === unreadable) return value;
  const shortest = writeRate(decimal);
  const number = Number(shortest);
  return decimalOfCell(number) === shortest ? number : shortest.replace('.', ',');
}
