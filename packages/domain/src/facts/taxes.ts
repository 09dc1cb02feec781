/** A tax code of a line, `V` and four digits: 'V0073'. */
export type TaxCode = `V${string}`;

/** KDV that the buyer withholds: a share of the KDV, not a further tax. */
export const kdvTevkifat = 'V9015';

/** Konaklama vergisi and its only rate in percent. Source: fiscal-rules 4, 6. */
export const konaklama: TaxCode = 'V0059';
export const konaklamaRate = '2';

/** ÖTV tevkifatı: its amount is entered, and its rate is only shown. Source: fiscal-rules 4, LIN-12. */
export const otvTevkifat = 'V4171';

/** Mera Fonu, only on receipts. Source: fiscal-rules 4, REF-02. */
export const meraFonu = 'V9040';

/** Taxes that enter the KDV base. Source: fiscal-rules 4, CAL-04; V9944 and V4171 are contested there. */
const bearingKdv = 'V0061 V0071 V9077 V0073 V0074 V0075 V0076 V0077 V8002 V4071 V8004 V8005 V9944 V4171';

/** Stopaj (V0003, V0011) and Mera Fonu (V9040) only lower the payable amount; V4171 is added first, then taken off. */
const onlySubtracting = 'V0003 V0011 V9040';

/** The effect of a tax code on a line and on the totals, and its field names. */
export interface TaxEffect {
  readonly code: TaxCode;
  readonly orani: TaxCode;
  readonly tutari: TaxCode;
  readonly birimTutari: TaxCode;
  /** Added to vergilerToplami, and so to vergilerDahilToplamTutar. */
  readonly adds: boolean;
  /** Subtracted from odenecekTutar. A tax that subtracts and does not add is only withheld. */
  readonly subtracts: boolean;
  /** Added to the line's kdvMatrahi. */
  readonly bearsKdv: boolean;
  /** The rate is only shown, never multiplied. */
  readonly amountOnly: boolean;
}

/** The parts of a tax field's name. */
export interface TaxField {
  readonly code: TaxCode;
  /**
   * The kind of the field: rate in percent, amount of the line, amount per unit, or KDV on the tax. '' is the bare
   * code, an older name of the amount (LIN-02).
   */
  readonly figure: '' | 'Orani' | 'Tutari' | 'BirimTutari' | 'KdvTutari';
}

const taxField = /^(V\d{4})(Orani|Tutari|BirimTutari|KdvTutari)?$/;
/** The tax fields that the calculation reads: not withheld KDV, and not the KDV on a tax. */
const enteredField = /^(V(?!9015)\d{4})(?:Orani|Tutari|BirimTutari)?$/;
const effects = new Map<string, TaxEffect>();

/** Parses a tax field's name: 'V0073Orani' → { code: 'V0073', figure: 'Orani' }; undefined for other names. */
export function readTaxField(field: string): TaxField | undefined {
  const [, code, figure = ''] = taxField.exec(field) ?? [];
  return code ? ({ code, figure } as TaxField) : undefined;
}

/** Whether a field is the rate of a further tax. Withheld KDV is excluded: cards and lines have its code instead. */
export function isFurtherTaxRate(field: string): field is `${TaxCode}Orani` {
  const { code, figure } = readTaxField(field) ?? {};
  return figure === 'Orani' && code !== kdvTevkifat;
}

/** Whether a text has the form of a tax code, known or not. */
export function isTaxCode(text: unknown): text is TaxCode {
  return typeof text === 'string' && readTaxField(text)?.figure === '';
}

/**
 * The effect of the tax that a field belongs to: 'V0073Orani' → V0073. Undefined for other fields, for the KDV on a tax
 * and for withheld KDV (V9015).
 */
export function taxEffectOfField(field: string): TaxEffect | undefined {
  const known = effects.get(field);
  if (known) return known;
  const code = enteredField.exec(field)?.[1];
  if (!code) return undefined;
  const effect = taxEffect(code as TaxCode);
  effects.set(field, effect);
  return effect;
}

/**
 * The effect of a tax, the same object for the same code. An unknown code of an old document is added and bears no KDV
 * (REF-02).
 */
export function taxEffect(code: TaxCode): TaxEffect {
  const known = effects.get(code);
  if (known) return known;
  const onlySubtracts = onlySubtracting.includes(code);
  const effect: TaxEffect = {
    code,
    orani: `${code}Orani`,
    tutari: `${code}Tutari`,
    birimTutari: `${code}BirimTutari`,
    adds: !onlySubtracts,
    subtracts: onlySubtracts || code === otvTevkifat,
    bearsKdv: bearingKdv.includes(code),
    amountOnly: code === otvTevkifat,
  };
  effects.set(code, effect);
  return effect;
}
