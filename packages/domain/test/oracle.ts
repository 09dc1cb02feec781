import { Fraction } from './Fraction';

type Fields = Readonly<Record<string, string>>;

const zero = Fraction.of('0');
const hundred = Fraction.of('100');

/** The tax table of fiscal-rules 4, written independently: [code, adds, subtracts, enters the KDV base]. */
const table: readonly (readonly [string, boolean, boolean, boolean])[] = [
  ['V0021', true, false, false],
  ['V0061', true, false, true],
  ['V0071', true, false, true],
  ['V9077', true, false, true],
  ['V0073', true, false, true],
  ['V0074', true, false, true],
  ['V0075', true, false, true],
  ['V0076', true, false, true],
  ['V0077', true, false, true],
  ['V1047', true, false, false],
  ['V1048', true, false, false],
  ['V4080', true, false, false],
  ['V4081', true, false, false],
  ['V9021', true, false, false],
  ['V8001', true, false, false],
  ['V8002', true, false, true],
  ['V4071', true, false, true],
  ['V8004', true, false, true],
  ['V8005', true, false, true],
  ['V8006', true, false, false],
  ['V8007', true, false, false],
  ['V8008', true, false, false],
  ['V9944', true, false, true],
  ['V0059', true, false, false],
  ['V0003', false, true, false],
  ['V0011', false, true, false],
  ['V4171', true, true, true],
  ['V9040', false, true, false],
];

/** Codes of the oracle's tax table. */
export const taxCodes: readonly string[] = table.map(([code]) => code);

const tevkifat: Readonly<Record<string, string>> = Object.fromEntries([
  ...['624', '626'].map((code) => [code, '20']),
  ...['625'].map((code) => [code, '30']),
  ...['601', '627-Ex'].map((code) => [code, '40']),
  ...['604', '605', '614', '616', '623', '627'].map((code) => [code, '50']),
  ...['603', '609', '615', '617', '618', '619', '620'].map((code) => [code, '70']),
  ...['602', '606', '607', '608', '610', '611', '612', '613', '621', '622'].map((code) => [code, '90']),
  ...Array.from({ length: 25 }, (_, index) => [String(801 + index), '100']),
]);

/** Codes with a withholding rate in the oracle. */
export const tevkifatCodes: readonly string[] = Object.keys(tevkifat);

interface Invoice {
  readonly faturaTip: string;
  readonly paraBirim: string;
  readonly dovizKur: string;
  readonly malHizmetler: readonly Fields[];
}

interface Result {
  readonly malHizmetler: readonly Fields[];
  readonly totals: Readonly<Record<string, unknown>>;
  readonly tlKarsiligi?: Fields;
}

const number = (text: string | undefined) => Fraction.of(text === undefined || text === '' ? '0' : text);
const r2 = (value: Fraction) => value.rounded(2);
const share = (amount: Fraction, rate: Fraction) => r2(amount.times(rate).over(hundred));
const sum = (values: readonly Fraction[]) => values.reduce((total, value) => total.plus(value), zero);
const shortest = (text: string) =>
  (text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text).replace(/^0+(?=\d)/, '');

/** Calculates one line literally by fiscal-rules 2. */
function lineOf(line: Fields, faturaTip: string) {
  const miktar = number(line.miktar);
  const fiyat = r2(miktar.times(number(line.birimFiyat)));
  const typedIskonto = number(line.iskontoTutari);
  const iskonto = typedIskonto.sign > 0 ? r2(typedIskonto) : share(fiyat, number(line.iskontoOrani));
  const arttirim = line.iskontoTip === 'ARTTIRIM';
  const net = arttirim ? fiyat.plus(iskonto) : fiyat.minus(iskonto);
  const kdvOrani = faturaTip === 'KONAKLAMAVERGISI' ? '0' : shortest(line.kdvOrani ?? '0');
  const rate = number(kdvOrani);
  const named = new Set(filled(line).map((field) => field.replace(/(?:Orani|(?:Birim)?Tutari)$/, '')));
  const taxes = table.flatMap(([code, adds, subtracts, bears]) => {
    const forced = code === 'V0059' && faturaTip === 'KONAKLAMAVERGISI';
    if (!named.has(code) && !forced) return [];
    return [{ code, adds, subtracts, bears, tutar: taxAmount(code, line, miktar, net, forced) }];
  });
  const special = faturaTip === 'OZELMATRAH' && (line.ozelMatrahTutari ?? '') !== '';
  const matrah = sum([
    special ? r2(number(line.ozelMatrahTutari)) : net,
    ...taxes.filter(({ bears }) => bears).map(({ tutar }) => tutar),
  ]);
  const ordinary = share(matrah, rate);
  const gross = number(line.kdvDahilBirimFiyat);
  const closing = r2(miktar.times(gross)).minus(matrah);
  const isResidue = closing.minus(ordinary).abs().minus(Fraction.of('0.02')).sign <= 0;
  const closes = gross.sign > 0 && iskonto.sign === 0 && rate.sign > 0 && closing.sign >= 0 && isResidue;
  const kdv = closes ? closing : ordinary;
  const ownRate = number(line.V9015Orani);
  const withheldRate = ownRate.sign > 0 ? shortest(line.V9015Orani ?? '') : (tevkifat[line.tevkifatKodu ?? ''] ?? '0');
  const withholds = number(withheldRate).sign > 0;
  return {
    fiyat,
    iskonto,
    arttirim,
    net,
    kdvOrani,
    matrah,
    kdv,
    taxes,
    withholds,
    withheldRate,
    withheld: share(kdv, number(withheldRate)),
    rate,
  };
}

const filled = (line: Fields) => Object.keys(line).filter((field) => (line[field] ?? '') !== '');

function taxAmount(code: string, line: Fields, miktar: Fraction, net: Fraction, forced: boolean): Fraction {
  const typed = [line[`${code}Tutari`], line[code]].map(number).find(({ sign }) => sign > 0);
  if (typed !== undefined) return r2(typed);
  const perUnit = number(line[`${code}BirimTutari`]);
  if (perUnit.sign > 0) return r2(perUnit.times(miktar));
  if (code === 'V4171') return zero;
  const rate = number(line[`${code}Orani`]);
  return share(net, rate.sign === 0 && forced ? Fraction.of('2') : rate);
}

/** Calculates the whole invoice literally by fiscal-rules 3, 7 and 9. Amounts in words have their own tests. */
export function oracle({ faturaTip, paraBirim, dovizKur, malHizmetler }: Invoice): Result {
  const lines = malHizmetler.map((line) => lineOf(line, faturaTip));
  const iskonto = sum(lines.filter(({ arttirim }) => !arttirim).map((line) => line.iskonto)).minus(
    sum(lines.filter(({ arttirim }) => arttirim).map((line) => line.iskonto)),
  );
  const taxes = lines.flatMap((line) => line.taxes);
  const matrah = sum(lines.map(({ net }) => net));
  const kdv = sum(lines.map((line) => line.kdv));
  const vergiler = kdv.plus(sum(taxes.filter(({ adds }) => adds).map(({ tutar }) => tutar)));
  const dahil = matrah.plus(vergiler);
  const withholding = lines.filter(({ withholds }) => withholds);
  const withheld = sum(withholding.map((line) => line.withheld));
  const taken = withheld.plus(sum(taxes.filter(({ subtracts }) => subtracts).map(({ tutar }) => tutar)));
  const odenecek = dahil.minus(taken).minus(faturaTip === 'IHRACKAYITLI' ? kdv : zero);
  const gross = sum(lines.map(({ fiyat }) => fiyat));
  const rates = [...new Set(lines.map(({ kdvOrani }) => kdvOrani))].sort((left, right) => Number(left) - Number(right));
  const inTry = (amount: Fraction) => r2(amount.times(number(dovizKur))).text(2);
  return {
    malHizmetler: lines.map((line) => ({
      fiyat: line.fiyat.text(2),
      iskontoTutari: line.iskonto.text(2),
      malHizmetTutari: line.net.text(2),
      kdvOrani: line.kdvOrani,
      kdvMatrahi: line.matrah.text(2),
      kdvTutari: line.kdv.text(2),
      ...Object.fromEntries(line.taxes.map(({ code, tutar }) => [`${code}Tutari`, tutar.text(2)])),
      ...Object.fromEntries(
        line.taxes
          .filter(({ bears }) => bears)
          .map(({ code, tutar }) => [`${code}KdvTutari`, share(tutar, line.rate).text(2)]),
      ),
      ...(line.withholds && { V9015Orani: line.withheldRate, V9015Tutari: line.withheld.text(2) }),
    })),
    totals: {
      urunHizmetToplamTutari: gross.text(2),
      toplamIskonto: iskonto.abs().text(2),
      tip: iskonto.sign >= 0 ? 'İskonto' : 'Arttırım',
      matrah: matrah.text(2),
      hesaplananKdv: kdv.text(2),
      vergilerToplami: vergiler.text(2),
      vergilerDahilToplamTutar: dahil.text(2),
      odenecekTutar: odenecek.text(2),
      vergiToplamlar: Object.fromEntries(
        taxes.map(({ code }) => [
          code,
          sum(taxes.filter((tax) => tax.code === code).map(({ tutar }) => tutar)).text(2),
        ]),
      ),
      kdvToplamlar: rates.map((oran) => {
        const ofRate = lines.filter(({ kdvOrani }) => kdvOrani === oran);
        return {
          oran,
          matrah: sum(ofRate.map((line) => line.matrah)).text(2),
          tutar: sum(ofRate.map((line) => line.kdv)).text(2),
        };
      }),
      ...(withholding.length > 0 && {
        hesaplananV9015: withheld.text(2),
        tevkifataTabiIslemTutar: sum(withholding.map(({ net }) => net)).text(2),
        tevkifataTabiIslemKdv: sum(withholding.map((line) => line.kdv)).text(2),
      }),
    },
    ...(paraBirim !== 'TRY' &&
      number(dovizKur).sign > 0 && {
        tlKarsiligi: {
          urunHizmetToplamTutari: inTry(gross),
          hesaplananKdv: inTry(kdv),
          vergilerDahilToplamTutar: inTry(dahil),
          odenecekTutar: inTry(odenecek),
        },
      }),
  };
}
