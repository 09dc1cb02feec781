import type { Card, Cell, ReadableColumn } from './Column';

/** A column whose cells are a field of the card, as it is. */
export function columnOf(heading: string, field: string, kind: 'text' | 'number' = 'text'): ReadableColumn {
  return { heading, field, kind, write: (card) => cellOf(card, field, kind) };
}

function cellOf(card: Card, field: string, kind: 'text' | 'number'): Cell {
  const value = card[field];
  if (typeof value !== 'string' || value === '') return '';
  const number = Number(value);
  return kind === 'number' && Number.isFinite(number) ? number : value;
}
