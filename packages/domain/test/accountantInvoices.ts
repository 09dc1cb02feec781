import fc from 'fast-check';
import { calculateInvoice, type Line } from '../src';
import type { FaturaTip } from '../src/facts/faturaTip';
import { officialCodes } from '../src/facts/officialCodes';
import { tevkifatRates } from '../src/facts/tevkifat';

/** An approved invoice as stored: lines with their calculated figures, and totals. */
export type StoredInvoice = ReturnType<typeof store>;

const types: readonly FaturaTip[] = [
  'SATIS',
  'IADE',
  'TEVKIFAT',
  'ISTISNA',
  'OZELMATRAH',
  'IHRACKAYITLI',
  'KONAKLAMAVERGISI',
];
const addedTaxes = [...officialCodes.taxes].filter(
  (code) => !['V0003', 'V0011', 'V4171', 'V9040', 'V0059'].includes(code),
);
const withheld = [...tevkifatRates.keys()];
const reasonsOfIstisna = ['301', '302', '301', '302', '201', '220', '335', '350', '101'];

const oneOf = fc.constantFrom;
const kdvRate = oneOf('0', '1', '8', '10', '18', '20', '20', '10');
const taxedRate = oneOf('1', '8', '10', '18', '20', '20');
const kurus = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => (amount / 100).toFixed(2));

const goods = fc.record({
  malHizmet: fc.constant('Kalem'),
  birim: fc.constant('C62'),
  miktar: fc.oneof(
    oneOf('1', '2', '3', '10'),
    fc.integer({ min: 1, max: 9999 }).map((part) => (part / 1000).toFixed(3)),
  ),
  birimFiyat: fc.oneof(
    oneOf('100', '10.01', '85.125', '0.05', '1000'),
    fc.integer({ min: 1, max: 90_000_000 }).map((price) => (price / 100_000).toFixed(5)),
  ),
});

/** Mostly nothing, else the fields of `arbitrary`. */
const rarely = (arbitrary: fc.Arbitrary<Line>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant<Line>({}) }, { weight: 1, arbitrary });

const discount = rarely(oneOf('5', '12.5', '33.3', '100').map((iskontoOrani): Line => ({ iskontoOrani })));
const addedTax = rarely(
  fc.oneof(
    fc
      .tuple(oneOf(...addedTaxes), oneOf('2.5', '7', '10', '25'))
      .map(([code, rate]): Line => ({ [`${code}Orani`]: rate })),
    fc.tuple(oneOf(...addedTaxes), kurus(5_000)).map(([code, tutar]): Line => ({ [`${code}Tutari`]: tutar })),
  ),
);
const stopaj = rarely(
  fc.tuple(oneOf('V0003', 'V0011'), oneOf('3', '15', '20')).map(([code, rate]): Line => ({ [`${code}Orani`]: rate })),
);
const otvTevkifat = rarely(kurus(5_000).map((tutar): Line => ({ V4171Tutari: tutar })));
const withholding = oneOf(...withheld).map((tevkifatKodu): Line => ({ tevkifatKodu }));

const taxed = kdvRate.map((kdvOrani): Line =>
  kdvOrani === '0' ? { kdvOrani, istisnaMuafiyetSebebi: '351' } : { kdvOrani },
);
const withheldLine = fc.tuple(taxedRate, withholding).map(([kdvOrani, code]): Line => ({ kdvOrani, ...code }));
const exempt = oneOf(...reasonsOfIstisna).map((istisnaMuafiyetSebebi): Line => ({
  kdvOrani: '0',
  istisnaMuafiyetSebebi,
}));
const special = fc
  .tuple(taxedRate, oneOf('801', '805', '812'), kurus(100_000))
  .map(([kdvOrani, ozelMatrahNedeni, ozelMatrahTutari]): Line => ({ kdvOrani, ozelMatrahNedeni, ozelMatrahTutari }));
const exportRegistered = fc
  .tuple(kdvRate, oneOf('701', '702', '703', '704'))
  .map(([kdvOrani, reason]): Line => ({ kdvOrani, istisnaMuafiyetSebebi: reason, gtip: '123456789012' }));

/** The KDV of the first line, which its type needs, and of the others. */
const kdvOf: Readonly<Record<FaturaTip, readonly [first: fc.Arbitrary<Line>, others: fc.Arbitrary<Line>]>> = {
  SATIS: [taxed, taxed],
  TEVKIFAT: [withheldLine, fc.oneof(taxed, withheldLine)],
  IADE: [taxed, fc.oneof({ weight: 5, arbitrary: taxed }, { weight: 1, arbitrary: withheldLine })],
  ISTISNA: [
    exempt,
    fc.oneof(
      exempt,
      taxedRate.map((kdvOrani): Line => ({ kdvOrani })),
    ),
  ],
  OZELMATRAH: [special, fc.oneof(special, taxed)],
  IHRACKAYITLI: [exportRegistered, exportRegistered],
  KONAKLAMAVERGISI: [fc.constant({ kdvOrani: '0' }), fc.constant({ kdvOrani: '0' })],
};

const lineOf = (faturaTip: FaturaTip, kdv: fc.Arbitrary<Line>) => {
  const nothing = fc.constant<Line>({});
  const isPlain = faturaTip === 'KONAKLAMAVERGISI';
  const mayHaveOtv = faturaTip === 'TEVKIFAT' || faturaTip === 'IADE';
  return fc
    .tuple(
      goods,
      kdv,
      discount,
      isPlain ? nothing : addedTax,
      isPlain ? nothing : stopaj,
      mayHaveOtv ? otvTevkifat : nothing,
    )
    .map((parts): Line => Object.assign({}, ...parts));
};

const header: fc.Arbitrary<Header> = fc.record({
  paraBirim: oneOf('TRY', 'TRY', 'USD', 'EUR', 'JPY'),
  kur: oneOf('41.1234', '48.7777', '41.5', '0.2817', '1', '35.019999'),
  iadeTuru: oneOf('ALIS_IADESI', 'SATIS_IADESI', null),
  sira: fc.integer({ min: 1, max: 999_999_999 }),
  gun: fc.integer({ min: 1, max: 28 }),
  vknTckn: oneOf('1234567890', '9876543210', '11111111111', '2222222222', '10000000146'),
});

/** An approved invoice with the given lines, calculated as the server does. */
export function store(faturaTip: FaturaTip, lines: readonly Line[], { kur, sira, gun, ...fields }: Header) {
  const dovizKur = fields.paraBirim === 'TRY' ? '0' : kur;
  const { malHizmetler, totals } = calculateInvoice({ faturaTip, dovizKur, ...fields, malHizmetler: lines });
  return {
    ettn: `00000000-0000-4000-8000-${String(sira).padStart(12, '0')}`,
    belgeNumarasi: `GIB2026${String(sira).padStart(9, '0')}`,
    faturaTarih: `2026-03-${String(gun).padStart(2, '0')}`,
    faturaSaat: '12:00:00',
    aliciUnvan: 'Deniz A.Ş.',
    aliciAdi: '',
    aliciSoyadi: '',
    onayDurumu: 'Onaylandi' as const,
    talepAkisi: [],
    portalFaturaTip: null,
    ...fields,
    faturaTip,
    dovizKur,
    iadeTuru: faturaTip === 'IADE' ? fields.iadeTuru : null,
    /** The lines without calculated figures. */
    typedLines: lines,
    malHizmetler: lines.map((line, index): Line => ({ ...line, ...malHizmetler[index] })),
    totals,
  };
}

interface Header {
  readonly paraBirim: string;
  readonly kur: string;
  readonly iadeTuru: 'ALIS_IADESI' | 'SATIS_IADESI' | null;
  /** Makes number and ETTN. */
  readonly sira: number;
  readonly gun: number;
  readonly vknTckn: string;
}

/** Valid invoices of every type, tax, code and currency, as the server stores them. */
export const storedInvoice: fc.Arbitrary<StoredInvoice> = oneOf(...types).chain((faturaTip) =>
  fc
    .tuple(
      lineOf(faturaTip, kdvOf[faturaTip][0]),
      fc.array(lineOf(faturaTip, kdvOf[faturaTip][1]), { maxLength: 4 }),
      header,
    )
    .map(([first, others, fields]) => store(faturaTip, [first, ...others], fields)),
);
