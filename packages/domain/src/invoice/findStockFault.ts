import type { FaultCode } from '../messages';
import type { Fault } from '../validation/Fault';
import type { FaturaTip } from '../facts/faturaTip';
import { noExemption, readReason } from '../facts/reasons';

/** What of a stock card decides to which invoice type it belongs. */
export interface TypedStock {
  readonly ozelMatrahNedeni?: string | null | undefined;
  readonly istisnaMuafiyetSebebi?: string | null | undefined;
  readonly tevkifatKodu?: string | null | undefined;
}

const exportRegistration = /^70[1-4]$/;

/**
 * Why a stock card does not suit an invoice of that type, at the field malHizmet of the line; undefined when it does. A card
 * with reason 351, or with none, suits every type. Source: LIN-06.
 */
export function findStockFault(stock: TypedStock, faturaTip: FaturaTip, index: number): Fault | undefined {
  const needed = neededType(stock);
  if (needed === undefined || needed === faturaTip) return undefined;
  const code: FaultCode = `STOCK_NEEDS_${needed}`;
  return { path: `malHizmetler[${index}].malHizmet`, code, params: {}, severity: 'error' };
}

function neededType({
  ozelMatrahNedeni,
  istisnaMuafiyetSebebi,
  tevkifatKodu,
}: TypedStock): 'OZELMATRAH' | 'IHRACKAYITLI' | 'ISTISNA' | 'TEVKIFAT' | undefined {
  if (ozelMatrahNedeni) return 'OZELMATRAH';
  const reason = istisnaMuafiyetSebebi && readReason(istisnaMuafiyetSebebi);
  if (reason && exportRegistration.test(reason)) return 'IHRACKAYITLI';
  if (reason && reason !== noExemption) return 'ISTISNA';
  return tevkifatKodu ? 'TEVKIFAT' : undefined;
}
