import { readDecimal } from '../calculation/decimal';
import type { FaturaTip } from '../facts/faturaTip';
import type { Line } from './InvoiceDraft';
import { newTaxFields } from './newTaxFields';

/** What an invoice gives to each of its new lines. */
export interface LineDefaults {
  /** Codes of the taxes in use. */
  readonly vergiler?: readonly string[] | undefined;
  /** The invoice's own discount in percent. (INV-23) */
  readonly iskonto?: string | undefined;
}

const typesWithoutKdv: ReadonlySet<FaturaTip> = new Set(['ISTISNA', 'KONAKLAMAVERGISI']);

/** An empty line of an invoice of that type. Source: LIN-03, LIN-14 (701 is preselected), INV-23. */
export function newLine(faturaTip: FaturaTip, { vergiler = [], iskonto = '' }: LineDefaults = {}): Line {
  return {
    malHizmet: '',
    miktar: '1',
    birim: 'C62',
    birimFiyat: '',
    kdvOrani: typesWithoutKdv.has(faturaTip) ? '0' : '20',
    ...(readDecimal(iskonto).digits > 0 && { iskontoOrani: iskonto }),
    ...(faturaTip === 'IHRACKAYITLI' && { istisnaMuafiyetSebebi: '701' }),
    ...Object.assign({}, ...vergiler.map(newTaxFields)),
  };
}
