import * as decimal from '../decimal';
import { taxesBearingKdv } from '../documents/taxes';
import { type JsonObject, objectsIn, textOf } from '../json';

const KURUS = decimal.parse('0.01');

interface LineSums {
  readonly fiyat: bigint;
  readonly iskonto: bigint;
  readonly net: bigint;
  readonly kdv: bigint;
  readonly tevkifat: bigint;
}

/**
 * Lists each amount that differs by more than a kuruş from the sum of the lines. Every line is rounded on its own.
 * Amounts of taxes other than KDV, and the payable amount after stopaj, are not checked.
 */
export function arithmeticFaults(invoice: JsonObject): string[] {
  const faults: string[] = [];
  const compare = (fields: JsonObject, key: string, place: string, expected: bigint): void => {
    const sent = decimal.parse(textOf(fields, key));
    const difference = sent > expected ? sent - expected : expected - sent;
    if (difference > KURUS) faults.push(`${place}${key} is ${decimal.fixed(sent)}, not ${decimal.fixed(expected)}`);
  };

  const lines = objectsIn(invoice, 'malHizmetTable').map((line, index): LineSums => {
    const place = `line ${index + 1}: `;
    const sums = lineSums(line);
    compare(line, 'fiyat', place, sums.fiyat);
    compare(line, 'iskontoTutari', place, sums.iskonto);
    compare(line, 'malHizmetTutari', place, sums.net);
    compare(line, 'kdvTutari', place, sums.kdv);
    compare(line, 'V9015Tutari', place, sums.tevkifat);
    return sums;
  });
  const sum = (key: keyof LineSums): bigint => lines.reduce((total, line) => total + line[key], 0n);
  compare(invoice, 'malhizmetToplamTutari', '', sum('fiyat'));
  compare(invoice, 'toplamIskonto', '', sum('iskonto'));
  compare(invoice, 'matrah', '', sum('net'));
  compare(invoice, 'hesaplanankdv', '', sum('kdv'));
  compare(invoice, 'hesaplananV9015', '', sum('tevkifat'));
  return faults;
}

function lineSums(line: JsonObject): LineSums {
  const of = (key: string): bigint => decimal.parse(textOf(line, key));
  const fiyat = decimal.round(decimal.multiply(of('miktar'), of('birimFiyat')));
  const iskonto = of('iskontoOrani') === 0n ? of('iskontoTutari') : decimal.percentOf(fiyat, of('iskontoOrani'));
  const net = textOf(line, 'iskontoArttm') === 'Arttırım' ? fiyat + iskonto : fiyat - iskonto;
  const base = of('ozelMatrahTutari') === 0n ? net : of('ozelMatrahTutari');
  const bearing = taxesBearingKdv.reduce((total, code) => total + of(`V${code}Tutari`), 0n);
  const kdv = decimal.percentOf(base + bearing, of('kdvOrani'));
  return { fiyat, iskonto, net, kdv, tevkifat: decimal.percentOf(kdv, of('V9015Orani')) };
}
