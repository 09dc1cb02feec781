/** A tax code of a line, `V` and four digits: 'V0073'. */
export type TaxCode = `V${string}`;

/** KDV that the buyer withholds: a share of the KDV, not a further tax. */
export const kdvTevkifat = 'V9015';

/** Konaklama vergisi, and the one rate that it has, in percent. Source: fiscal-rules 4, 6. */
export const konaklama: TaxCode = 'V0059';
export const konaklamaRate = '2';

/** ÖTV tevkifatı: its amount is typed, its rate only shown. Source: fiscal-rules 4, LIN-12. */
export const otvTevkifat = 'V4171';

/** A fund of livestock and meadows, on receipts alone. Source: fiscal-rules 4, REF-02. */
export const meraFonu = 'V9040';

/** Taxes that enter the KDV base. Source: fiscal-rules 4, CAL-04; V9944 and V4171 are contested there. */
const bearingKdv = 'V0061 V0071 V9077 V0073 V0074 V0075 V0076 V0077 V8002 V4071 V8004 V8005 V9944 V4171';

/** Stopaj (V0003, V0011) and Mera Fonu (V9040) only lower the payable amount; V4171 is added first, then taken off. */
const onlySubtracting = 'V0003 V0011 V9040';

/** What one tax code does to a line and to the totals, and the names of its fields. */
export interface TaxEffect {
  readonly code: TaxCode;
  readonly orani: TaxCode;
  readonly tutari: TaxCode;
  readonly birimTutari: TaxCode;
  /** Enters vergilerToplami and with it vergilerDahilToplamTutar. */
  readonly adds: boolean;
  /** Is taken off odenecekTutar. A tax that subtracts and does not add is only kept back. */
  readonly subtracts: boolean;
  /** Enters the line's kdvMatrahi. */
  readonly bearsKdv: boolean;
  /** The rate is only shown, never multiplied. */
  readonly amountOnly: boolean;
}

/** A field of a line that belongs to a tax, taken apart. */
export interface TaxField {
  readonly code: TaxCode;
  /**
   * What the field holds: the rate in percent, the amount of the line, the amount per unit, or the KDV on the tax. ''
   * is the bare code, an older name of the amount (LIN-02).
   */
  readonly figure: '' | 'Orani' | 'Tutari' | 'BirimTutari' | 'KdvTutari';
}

const taxField = /^(V\d{4})(Orani|Tutari|BirimTutari|KdvTutari)?$/;
/** What the calculation reads of them: not KDV withheld, and not the KDV on a tax. */
const enteredField = /^(V(?!9015)\d{4})(?:Orani|Tutari|BirimTutari)?$/;
const effects = new Map<string, TaxEffect>();

/** Takes a tax field's name apart: 'V0073Orani' → { code: 'V0073', figure: 'Orani' }; undefined for others. */
export function readTaxField(field: string): TaxField | undefined {
  const [, code, figure = ''] = taxField.exec(field) ?? [];
  return code ? ({ code, figure } as TaxField) : undefined;
}

/** Whether a field is the rate of a further tax: of any but KDV withheld, which cards and lines have by its code. */
export function isFurtherTaxRate(field: string): field is `${TaxCode}Orani` {
  const { code, figure } = readTaxField(field) ?? {};
  return figure === 'Orani' && code !== kdvTevkifat;
}

/** Whether a text is written as a tax code is, whether a list knows it or not. */
export function isTaxCode(text: unknown): text is TaxCode {
  return typeof text === 'string' && readTaxField(text)?.figure === '';
}

/**
 * The tax that a figure of a line belongs to: 'V0073Orani' → V0073; undefined for every other field, the KDV on a tax
 * included. KDV withheld (V9015) is none of them.
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
 * What a tax does, one object for each code. A code that no list knows, as an old document may bring, is added and
 * bears no KDV (REF-02).
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
