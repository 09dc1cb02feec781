/** What one tax code does to a line and to the totals, and the names of its fields. */
export interface TaxEffect {
  readonly code: `V${string}`;
  readonly orani: `V${string}`;
  readonly tutari: `V${string}`;
  readonly birimTutari: `V${string}`;
  /** Enters vergilerToplami and with it vergilerDahilToplamTutar. */
  readonly adds: boolean;
  /** Is taken off odenecekTutar. */
  readonly subtracts: boolean;
  /** Enters the line's kdvMatrahi. */
  readonly bearsKdv: boolean;
  /** The rate is only shown, never multiplied. */
  readonly amountOnly: boolean;
}

/** Taxes that enter the KDV base. Source: fiscal-rules §4, CAL-04; V9944 and V4171 are contested there. */
const bearingKdv = 'V0061 V0071 V9077 V0073 V0074 V0075 V0076 V0077 V8002 V4071 V8004 V8005 V9944 V4171';

/** Stopaj (V0003, V0011) and Mera Fonu (V9040) only lower the payable amount; V4171 is added first, then taken off. */
const onlySubtracting = 'V0003 V0011 V9040';

const taxField = /^V(?!9015)(\d{4})(?:Orani|Tutari|BirimTutari)?$/;
const effects = new Map<string, TaxEffect>();

/**
 * The tax that a line's field belongs to: 'V0073Orani' → V0073; undefined for every other field. KDV withheld (V9015) is
 * none of them. All fields of a tax have one effect, the same object. A code that no list knows, as an old document may bring, is added and bears no KDV (REF-02).
 */
export function taxEffectOfField(field: string): TaxEffect | undefined {
  const known = effects.get(field);
  if (known !== undefined) return known;
  const digits = taxField.exec(field)?.[1];
  if (digits === undefined) return undefined;
  const code = `V${digits}` as const;
  const effect = effects.get(code) ?? describe(code);
  effects.set(code, effect).set(field, effect);
  return effect;
}

function describe(code: `V${string}`): TaxEffect {
  const bearsKdv = bearingKdv.includes(code);
  const onlySubtracts = onlySubtracting.includes(code);
  return {
    code,
    orani: `${code}Orani`,
    tutari: `${code}Tutari`,
    birimTutari: `${code}BirimTutari`,
    adds: !onlySubtracts,
    subtracts: onlySubtracts || code === 'V4171',
    bearsKdv,
    amountOnly: code === 'V4171',
  };
}
