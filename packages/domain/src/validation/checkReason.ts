import type { FaturaTip } from '../facts/faturaTip';
import { officialCodes } from '../facts/officialCodes';
import { inwardProcessing, noExemption, outsideRateCheck, readReason } from '../facts/reasons';
import { validities } from '../facts/validity';
import type { FaultCode } from '../messages';
import type { CheckedLine } from './CheckedLine';

type ReasonKind = 'istisna' | 'exportRegistration' | 'withoutKdv' | 'outsideRateCheck' | 'unknown';

/** Source: fiscal-rules 6 and 12. A return may have the reasons of the returned invoice. */
const typesOf: Readonly<Record<ReasonKind, readonly FaturaTip[]>> = {
  istisna: ['ISTISNA', 'IADE', 'IHRACKAYITLI'],
  exportRegistration: ['IHRACKAYITLI', 'IADE'],
  withoutKdv: ['SATIS', 'TEVKIFAT', 'IADE', 'OZELMATRAH'],
  outsideRateCheck: ['SATIS', 'TEVKIFAT', 'IADE', 'OZELMATRAH', 'KONAKLAMAVERGISI'],
  unknown: [],
};

/** The types on which GİB rejects a KDV of 0 without a reason. Source: fiscal-rules 12. */
export const typesThatNeedAReasonAtZero: readonly FaturaTip[] = ['SATIS', 'TEVKIFAT', 'ISTISNA'];

/**
 * Checks that code, type, rate and date of exemptions and special bases fit together. Source: LIN-14, fiscal-rules 6,
 * 7, 12.
 */
export function checkReason(line: CheckedLine): void {
  checkOzelMatrah(line);
  const { fields, faturaTip, kdvOrani } = line;
  const reason = readReason(fields.code('istisnaMuafiyetSebebi'));
  checkPermitCode(line, reason);
  if (reason !== '') {
    const fault = findReasonFault(line, reason);
    if (fault !== undefined) fields.error('istisnaMuafiyetSebebi', fault, { code: reason });
    if (reason === inwardProcessing && faturaTip === 'IHRACKAYITLI' && fields.text('gtip') === '')
      fields.error('gtip', 'REQUIRED');
    return;
  }
  // The official check does not require a reason on export-registered lines, but the law requires its article on the
  // document (KDV Kanunu 11/1-c).
  if (faturaTip === 'IHRACKAYITLI') fields.warn('istisnaMuafiyetSebebi', 'EXPORT_REASON_MISSING');
  if (kdvOrani === '0' && typesThatNeedAReasonAtZero.includes(faturaTip))
    fields.error('istisnaMuafiyetSebebi', 'REASON_REQUIRED');
}

function findReasonFault({ faturaTip, faturaTarih, kdvOrani }: CheckedLine, reason: string): FaultCode | undefined {
  const kind = kindOf(reason);
  if (kind === 'unknown') return 'INVALID_CHOICE';
  if (!typesOf[kind].includes(faturaTip)) return 'REASON_NOT_FOR_TYPE';
  if (faturaTarih !== '' && !isValidOn(reason, faturaTarih)) return 'REASON_NOT_ON_DATE';
  if (kdvOrani === undefined) return undefined;
  if (reason === outsideRateCheck) return kdvOrani === '0' ? 'REASON_NEEDS_KDV' : undefined;
  const needsZero = kind === 'istisna' || reason === noExemption;
  return needsZero && kdvOrani !== '0' ? 'REASON_NEEDS_ZERO_KDV' : undefined;
}

function kindOf(reason: string): ReasonKind {
  if (officialCodes.istisna.has(reason)) return 'istisna';
  if (officialCodes.exportRegistration.has(reason)) return 'exportRegistration';
  if (officialCodes.withoutKdv.has(reason)) return 'withoutKdv';
  return reason === outsideRateCheck ? 'outsideRateCheck' : 'unknown';
}

/** Also for returns: GİB refuses an ended reason there too. Source: fiscal-rules 6. */
function isValidOn(reason: string, faturaTarih: string): boolean {
  const { gecerliBaslangic = '', gecerliBitis = faturaTarih } = validities[reason] ?? {};
  return gecerliBaslangic <= faturaTarih && faturaTarih <= gecerliBitis;
}

/**
 * The line code of the buyer's permit is allowed only with 702. It is a warning when it is missing, because the portal
 * accepts such an invoice. Source: A-16, fiscal-rules 7.
 */
function checkPermitCode({ fields, faturaTip }: CheckedLine, reason: string): void {
  const code = fields.code('aliciDibSatirKod');
  const isAsked = reason === inwardProcessing && faturaTip === 'IHRACKAYITLI';
  if (isAsked && code === '') fields.warn('aliciDibSatirKod', 'PERMIT_CODE_MISSING');
  if (code === '') return;
  if (reason !== inwardProcessing) fields.error('aliciDibSatirKod', 'PERMIT_CODE_NOT_FOR_REASON');
  else if (!/^[A-Z0-9]{11}$/.test(code)) fields.error('aliciDibSatirKod', 'PERMIT_CODE_LENGTH');
}

function checkOzelMatrah({ fields, faturaTip }: CheckedLine): void {
  const neden = fields.code('ozelMatrahNedeni');
  const tutar = fields.decimal('ozelMatrahTutari', { decimals: 2 });
  if (neden !== '' && !officialCodes.ozelMatrah.has(neden)) fields.error('ozelMatrahNedeni', 'INVALID_CHOICE');
  else if (neden !== '' && faturaTip !== 'OZELMATRAH' && faturaTip !== 'IADE')
    fields.error('ozelMatrahNedeni', 'OZELMATRAH_NOT_FOR_TYPE');
  if (faturaTip !== 'OZELMATRAH') return;
  if (neden === '' && tutar !== undefined) fields.error('ozelMatrahNedeni', 'REQUIRED');
  if (neden !== '' && fields.isEmpty('ozelMatrahTutari')) fields.error('ozelMatrahTutari', 'REQUIRED');
}
