import type { LoadDocumentFonts } from '../pdf/printPdf';
import type { PrintedStatement, StatementFormat } from './source';
import { statementPdf } from './statementPdf';

/** Renders statements on this thread. The library for Excel is loaded for the first one. */
export function statementsHere(fonts: LoadDocumentFonts) {
  return async (format: StatementFormat, statement: PrintedStatement): Promise<Uint8Array<ArrayBuffer>> => {
    if (format === 'pdf') return statementPdf(statement, fonts);
    const { statementXlsx } = await import('./statementXlsx');
    return statementXlsx(statement);
  };
}
