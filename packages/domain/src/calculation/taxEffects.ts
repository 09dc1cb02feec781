/** What one tax code does to a line and to the totals, and the names of its fields. */
export interface TaxEffect {
  readonly code: `V${string}`;
  readonly orani: string;
  readonly tutari: string;
  readonly birimTutari: string;
  /** Whether the tables know the code. */
  readonly known: boolean;
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
const bearingKdv = 'V0061 V0071 V9077 V0073 V0074 V0075 V0076 V0077 V8002 V4071 V8004 V8005 V9944 V4171'.split(' ');
const notBearingKdv = 'V0021 V1047 V1048 V4080 V4081 V9021 V8001 V8006 V8007 V8008 V0059'.split(' ');

/** Stopaj (V0003, V0011) and Mera Fonu (V9040) only lower the payable amount; V4171 is added first, then taken off. */
const onlySubtracting = ['V0003', 'V0011', 'V9040'];

const taxField = /^(V\d{4})(?:Orani|Tutari|BirimTutari)?$/;
const effectByField = new Map<string, TaxEffect>();
for (const code of [...bearingKdv, ...notBearingKdv, ...onlySubtracting]) {
  const effect = describe(code, true);
  for (const field of [code, effect.orani, effect.tutari, effect.birimTutari]) effectByField.set(field, effect);
}

/**
 * The tax that a line's field belongs to: 'V0073Orani' → V0073; undefined for every other field. KDV withheld (V9015) is
 * none of them. A code that no list knows, as an old document may bring, is added and bears no KDV (REF-02).
 */
export function taxEffectOfField(field: string): TaxEffect | undefined {
  const known = effectByField.get(field);
  if (known !== undefined) return known;
  const code = taxField.exec(field)?.[1];
  return code === undefined || code === 'V9015' ? undefined : describe(code, false);
}

function describe(code: string, known: boolean): TaxEffect {
  return {
    code: `V${code.slice(1)}`,
    orani: `${code}Orani`,
    tutari: `${code}Tutari`,
    birimTutari: `${code}BirimTutari`,
    known,
    adds: !onlySubtracting.includes(code),
    subtracts: onlySubtracting.includes(code) || code === 'V4171',
    bearsKdv: bearingKdv.includes(code),
    amountOnly: code === 'V4171',
  };
}
