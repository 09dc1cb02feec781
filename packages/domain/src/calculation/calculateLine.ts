import type { CalculableInvoice, CalculableLine } from './CalculableInvoice';
import { chooseTaxFigure } from './chooseTaxFigure';
import { FieldReader } from './FieldReader';
import type { LineFigures, TaxFigure } from './LineFigures';
import { policies as defaults, type Policies } from './policies';
import type { Decimal } from './readDecimal';
import { divideHalfUp, powerOfTen, rescale } from './rounding';
import { taxEffectOfField, type TaxEffect } from './taxEffects';
import { tevkifatRates } from './tevkifatRates';
import { writeRate } from './writeRate';

const KURUS = 2;
/** More decimals than the exact chain of one line can have. */
const EXACT = 96;
/** fiscal-rules §8: a larger residue means many thousand units, and the ordinary KDV stands. */
const LARGEST_RESIDUE = 2n;
const noTaxes: readonly TaxFigure[] = [];
const zeroRate: Decimal = { digits: 0n, scale: 0 };
const konaklamaRate: Decimal = { digits: 2n, scale: 0 };

/** What every tax of a line is calculated from; `net` has `scale` decimals. */
interface TaxBase {
  readonly fields: FieldReader;
  readonly miktar: Decimal;
  readonly net: bigint;
  readonly kdvOrani: Decimal;
  readonly konaklama: boolean;
  readonly scale: number;
}

/**
 * Calculates one line of an invoice of the given type (fiscal-rules §2). It throws at nothing and refuses nothing: a figure
 * that is no decimal counts as absent and is named in `unreadable`; what belongs together is the business of validation.
 */
export function calculateLine(line: CalculableLine, { faturaTip }: CalculableInvoice, policies: Policies = defaults): LineFigures {
  const fields = new FieldReader(line);
  const scale = policies.rounding === 'stage' ? KURUS : EXACT;
  const konaklama = faturaTip === 'KONAKLAMAVERGISI';
  const miktar = fields.read('miktar');
  const fiyat = multiply(miktar, fields.read('birimFiyat'), scale);
  const iskonto = calculateIskonto(fields, fiyat, scale);
  const arttirim = fields.text('iskontoTip') === 'ARTTIRIM';
  const net = arttirim ? fiyat + iskonto : fiyat - iskonto;
  const kdvOrani = konaklama ? zeroRate : fields.read('kdvOrani');
  const taxes = calculateTaxes({ fields, miktar, net, kdvOrani, konaklama, scale });
  const ozelMatrah = faturaTip === 'OZELMATRAH' ? fields.find('ozelMatrahTutari') : undefined;
  const base = ozelMatrah === undefined ? net : entered(ozelMatrah, scale);
  const kdvMatrahi = taxes.reduce((sum, tax) => (tax.kdvTutari === undefined ? sum : sum + tax.tutar), base);
  const ordinaryKdv = percent(kdvMatrahi, kdvOrani);
  const keepsGross = policies.kdvAyirResidue === 'adjustKdv' && iskonto === 0n && kdvOrani.digits > 0n;
  const kdvTutari = keepsGross ? closeGrossPrice(fields, miktar, kdvMatrahi, ordinaryKdv, scale) : ordinaryKdv;
  const V9015Orani = findTevkifatRate(fields);
  return {
    fiyat: rescale(fiyat, scale, KURUS),
    iskontoTutari: rescale(iskonto, scale, KURUS),
    arttirim,
    malHizmetTutari: rescale(net, scale, KURUS),
    kdvOrani: writeRate(kdvOrani),
    kdvMatrahi: rescale(kdvMatrahi, scale, KURUS),
    kdvTutari: rescale(kdvTutari, scale, KURUS),
    taxes: scale === KURUS ? taxes : taxes.map((tax) => roundTax(tax, scale)),
    V9015Orani: V9015Orani === undefined ? undefined : writeRate(V9015Orani),
    V9015Tutari: V9015Orani === undefined ? 0n : rescale(percent(kdvTutari, V9015Orani), scale, KURUS),
    unreadable: fields.unreadable,
  };
}

/** A typed amount wins over a rate; an empty or zero amount is none. */
function calculateIskonto(fields: FieldReader, fiyat: bigint, scale: number): bigint {
  const tutar = fields.read('iskontoTutari');
  return tutar.digits > 0n ? entered(tutar, scale) : percent(fiyat, fields.read('iskontoOrani'));
}

function calculateTaxes(base: TaxBase): readonly TaxFigure[] {
  let taxes: TaxFigure[] | undefined;
  const add = (effect: TaxEffect) => {
    if (taxes?.some((tax) => tax.code === effect.code)) return;
    (taxes ??= []).push(calculateTax(effect, base));
  };
  for (const name of base.fields.names) {
    const effect = name.startsWith('V') ? taxEffectOfField(name) : undefined;
    if (effect !== undefined && hasFigure(base.fields, name)) add(effect);
  }
  const konaklamaTax = base.konaklama ? taxEffectOfField('V0059') : undefined;
  if (konaklamaTax !== undefined) add(konaklamaTax);
  return taxes ?? noTaxes;
}

function hasFigure(fields: FieldReader, name: string): boolean {
  return fields.find(name) !== undefined || fields.unreadable.includes(name);
}

function calculateTax(effect: TaxEffect, base: TaxBase): TaxFigure {
  const tutar = calculateTaxAmount(effect, base);
  return {
    code: effect.code,
    tutar,
    kdvTutari: effect.bearsKdv ? percent(tutar, base.kdvOrani) : undefined,
    adds: effect.adds,
    subtracts: effect.subtracts,
  };
}

function calculateTaxAmount(effect: TaxEffect, { fields, miktar, net, konaklama, scale }: TaxBase): bigint {
  const { by, figure } = chooseTaxFigure(fields, effect);
  if (by === 'amount') return entered(figure, scale);
  if (by === 'unit') return multiply(figure, miktar, scale);
  const isUntypedKonaklama = konaklama && effect.code === 'V0059' && figure.digits === 0n;
  return percent(net, isUntypedKonaklama ? konaklamaRate : figure);
}

/**
 * KDV of a line that was priced by KDV Ayır: it closes the sum, so that net + KDV is the price that was typed, as long as the
 * residue is one of rounding. Source: fiscal-rules §8.
 */
function closeGrossPrice(fields: FieldReader, miktar: Decimal, kdvMatrahi: bigint, ordinaryKdv: bigint, scale: number): bigint {
  const grossPrice = fields.read('kdvDahilBirimFiyat');
  if (grossPrice.digits === 0n) return ordinaryKdv;
  const gross = rescale(multiply(grossPrice, miktar, KURUS), KURUS, scale);
  const closing = gross - kdvMatrahi;
  const residue = closing > ordinaryKdv ? closing - ordinaryKdv : ordinaryKdv - closing;
  const isRounding = residue <= rescale(LARGEST_RESIDUE, KURUS, scale);
  return closing >= 0n && isRounding ? closing : ordinaryKdv;
}

/** The line's own rate stands as it is; without one (absent, empty, 0) the code's rate counts. Source: fiscal-rules §2. */
function findTevkifatRate(fields: FieldReader): Decimal | undefined {
  const own = fields.read('V9015Orani');
  if (own.digits > 0n) return own;
  const ofCode = tevkifatRates.get(fields.text('tevkifatKodu'));
  return ofCode === undefined ? undefined : { digits: BigInt(ofCode), scale: 0 };
}

/** A typed amount has two decimals, whatever was typed. */
function entered({ digits, scale }: Decimal, to: number): bigint {
  return rescale(rescale(digits, scale, KURUS), KURUS, to);
}

function multiply(left: Decimal, right: Decimal, scale: number): bigint {
  return rescale(left.digits * right.digits, left.scale + right.scale, scale);
}

function percent(amount: bigint, rate: Decimal): bigint {
  return rate.digits === 0n ? 0n : divideHalfUp(amount * rate.digits, powerOfTen(rate.scale + 2));
}

function roundTax(tax: TaxFigure, scale: number): TaxFigure {
  const kdvTutari = tax.kdvTutari === undefined ? undefined : rescale(tax.kdvTutari, scale, KURUS);
  return { ...tax, tutar: rescale(tax.tutar, scale, KURUS), kdvTutari };
}
