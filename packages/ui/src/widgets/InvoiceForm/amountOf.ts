import { writeLine, type LineFigures } from '@kalem/domain';

/** The net amount of a line, a decimal of the wire. */
export function amountOf(figures: LineFigures): string {
  return writeLine(figures).malHizmetTutari;
}
