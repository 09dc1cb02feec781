import { expect, it } from 'vitest';
import { readStatement } from './readStatement';

const rowsOf = async (...lines: string[]) => {
  const bytes = new TextEncoder().encode(lines.join('\r\n'));
  const { kind, sheets } = await readStatement(new Uint8Array(bytes));
  return { kind, last: sheets[0]?.at(-1)?.cells };
};

it.each([
  ['semicolons', ';', '"1.234,56"'],
  ['semicolons and bare amounts', ';', '1.234,56'],
  ['commas', ',', '"1.234,56"'],
  ['tabs', '\t', '1.234,56'],
])('MNY-86: a .csv file with %s is read below lines about the account', async (_name, delimiter, amount) => {
  const lines = [
    ['Hesap Özeti'],
    ['IBAN', 'TR330006100519786457841326'],
    ['Tarih', 'Açıklama', 'Tutar', 'Bakiye', 'Gönderen', 'Dekont No'],
    ['07.03.2026', 'FATURA', amount, amount, 'ALİ VELİ', 'D1'],
    ['08.03.2026', 'FATURA', amount, amount, 'ALİ VELİ', 'D2'],
  ];
  expect(await rowsOf(...lines.map((cells) => cells.join(delimiter)))).toEqual({
    kind: 'CSV',
    last: ['08.03.2026', 'FATURA', '1.234,56', '1.234,56', 'ALİ VELİ', 'D2'],
  });
});

it('MNY-87: without known headings the delimiter is the one with the most cells', async () => {
  const { last } = await rowsOf('Gün;Not;Para', '18.11.2026;BIR, IKI;20,00', '19.11.2026;UC;30,00');
  expect(last).toEqual(['19.11.2026', 'UC', '30,00']);
});
