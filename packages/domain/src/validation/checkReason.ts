import type { FaultCode } from '../messages';
import type { CheckedLine } from './CheckedLine';
import type { FaturaTip } from './isFaturaTip';
import { officialCodes } from './officialCodes';

/** Days on which a code begins or ceases to be one of ISTISNA. Source: fiscal-rules §6, UBL-TR 1.43. */
const UBL_TR_1_43_FROM = '2026-09-14';
const endingCodes = new Set(['308', '339']);

/** Sales outside the KDV rate check; the code came on 12 March 2026. Source: fiscal-rules §6. */
const OUTSIDE_RATE_CHECK = '555';

type ReasonKind = 'istisna' | 'exportRegistration' | 'withoutKdv' | 'outsideRateCheck' | 'unknown';

/** Source: fiscal-rules §6 and §12. A return carries whatever the returned invoice carried. */
const typesOf: Readonly<Record<ReasonKind, readonly FaturaTip[]>> = {
  istisna: ['ISTISNA', 'IADE', 'IHRACKAYITLI'],
  exportRegistration: ['IHRACKAYITLI', 'IADE'],
  withoutKdv: ['SATIS', 'TEVKIFAT', 'IADE', 'OZELMATRAH'],
  outsideRateCheck: ['SATIS', 'TEVKIFAT', 'IADE', 'OZELMATRAH', 'KONAKLAMAVERGISI'],
  unknown: [],
};

const typesThatNeedAReasonAtZero: readonly FaturaTip[] = ['SATIS', 'TEVKIFAT', 'ISTISNA'];

/** Exemption reasons and special bases: code, type, rate and date belong together. Source: LIN-14, fiscal-rules §6, §7, §12. */
export function checkReason(line: CheckedLine): void {
  checkOzelMatrah(line);
  const { fields, faturaTip, kdvOrani } = line;
  const reason = fields.text('istisnaMuafiyetSebebi').replace(/\*$/, '');
  if (reason !== '') {
    const fault = findReasonFault(line, reason);
    if (fault !== undefined) fields.error('istisnaMuafiyetSebebi', fault, { code: reason });
    if (reason === '702' && faturaTip === 'IHRACKAYITLI' && fields.text('gtip') === '') fields.error('gtip', 'REQUIRED');
    return;
  }
  const isMissing = faturaTip === 'IHRACKAYITLI' || (kdvOrani === '0' && typesThatNeedAReasonAtZero.includes(faturaTip));
  if (isMissing) fields.error('istisnaMuafiyetSebebi', faturaTip === 'IHRACKAYITLI' ? 'REQUIRED' : 'REASON_REQUIRED');
}

function findReasonFault({ faturaTip, faturaTarih, kdvOrani }: CheckedLine, reason: string): FaultCode | undefined {
  const kind = kindOf(reason);
  if (kind === 'unknown') return 'INVALID_CHOICE';
  if (!typesOf[kind].includes(faturaTip)) return 'REASON_NOT_FOR_TYPE';
  if (faturaTip === 'ISTISNA' && !isValidOn(reason, faturaTarih)) return 'REASON_NOT_ON_DATE';
  if (kdvOrani === undefined) return undefined;
  if (reason === OUTSIDE_RATE_CHECK) return kdvOrani === '0' ? 'REASON_NEEDS_KDV' : undefined;
  const needsZero = kind === 'istisna' || reason === '351';
  return needsZero && kdvOrani !== '0' ? 'REASON_NEEDS_ZERO_KDV' : undefined;
}

function kindOf(reason: string): ReasonKind {
  if (officialCodes.istisna.has(reason)) return 'istisna';
  if (officialCodes.exportRegistration.has(reason)) return 'exportRegistration';
  if (officialCodes.withoutKdv.has(reason)) return 'withoutKdv';
  return reason === OUTSIDE_RATE_CHECK ? 'outsideRateCheck' : 'unknown';
}

function isValidOn(reason: string, faturaTarih: string): boolean {
  if (faturaTarih === '') return true;
  if (reason === '233') return faturaTarih >= UBL_TR_1_43_FROM;
  return !endingCodes.has(reason) || faturaTarih < UBL_TR_1_43_FROM;
}

function checkOzelMatrah({ fields, faturaTip }: CheckedLine): void {
  const neden = fields.text('ozelMatrahNedeni');
  const tutar = fields.decimal('ozelMatrahTutari', { decimals: 2 });
  if (neden !== '' && !officialCodes.ozelMatrah.has(neden)) fields.error('ozelMatrahNedeni', 'INVALID_CHOICE');
  else if (neden !== '' && faturaTip !== 'OZELMATRAH' && faturaTip !== 'IADE') fields.error('ozelMatrahNedeni', 'OZELMATRAH_NOT_FOR_TYPE');
  if (faturaTip !== 'OZELMATRAH') return;
  if (neden === '' && tutar !== undefined) fields.error('ozelMatrahNedeni', 'REQUIRED');
  if (neden !== '' && fields.isEmpty('ozelMatrahTutari')) fields.error('ozelMatrahTutari', 'REQUIRED');
}
