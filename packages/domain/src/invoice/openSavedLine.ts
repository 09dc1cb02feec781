import { calculateLine } from '../calculation/calculateLine';
import type { LineFigures } from '../calculation/LineFigures';
import type { Whole } from '../calculation/arithmetic';
import type { Line } from './InvoiceDraft';
import { readReason } from '../facts/reasons';

const calculated = /^(?:fiyat|malHizmetTutari|kdvMatrahi|kdvTutari|V9015Tutari|V\d{4}KdvTutari)$/;
const taxAmount = /^(V\d{4})Tutari$/;

/**
 * A saved line as it is opened for editing or copying. A saved line carries rate and amount side by side: an amount that equals
 * its rate's result was computed and is dropped, so that it follows the next change of quantity or price; one that differs was
 * entered and stays. Source: fiscal-rules §2, "Entered or computed".
 */
export function openSavedLine(saved: Line, faturaTip: string | null | undefined): Line {
  let line = without(withCode(saved), (field) => calculated.test(field));
  line = dropComputed(line, faturaTip, 'iskontoTutari', ({ iskontoTutari }) => iskontoTutari);
  for (const field of Object.keys(line)) {
    const code = taxAmount.exec(field)?.[1];
    if (code !== undefined)
      line = dropComputed(
        line,
        faturaTip,
        field,
        ({ taxes }) => taxes.find(({ effect }) => effect.code === code)?.tutar,
      );
  }
  return line;
}

function withCode(line: Line): Line {
  const { istisnaMuafiyetSebebi } = line;
  return istisnaMuafiyetSebebi ? { ...line, istisnaMuafiyetSebebi: readReason(istisnaMuafiyetSebebi) } : line;
}

function dropComputed(
  line: Line,
  faturaTip: string | null | undefined,
  field: string,
  amountOf: (figures: LineFigures) => Whole | undefined,
): Line {
  const rest = without(line, (other) => other === field);
  const stored = amountOf(calculateLine(line, { faturaTip }));
  const computed = amountOf(calculateLine(rest, { faturaTip }));
  return stored === computed ? rest : line;
}

function without(line: Line, isDropped: (field: string) => boolean): Line {
  return Object.fromEntries(Object.entries(line).filter(([field]) => !isDropped(field)));
}
