import { expect, it } from 'vitest';
import { describeStatement, type Statement } from './describeStatement';

const entry: Statement['hareketler'][number] = {
  id: '0190e6a0-0000-7000-8000-000000000001',
  tarih: '2026-03-03',
  tur: 'FATURA',
  faturaId: '0190e6a0-0000-7000-8000-000000000002',
  belgeNumarasi: 'GIB2026000000212',
  tahsilatId: null,
  yontem: null,
  aciklama: '',
  vade: '2026-04-02',
  borc: '412000.00',
  alacak: '0.00',
  bakiye: '596300.00',
  geriAlindi: false,
};
const statement: Statement = {
  cariHesapId: entry.id,
  firma: { unvan: 'Çınaraltı A.Ş.', adres: 'Kıble Sk. No: 12', vergiDairesi: 'Ümraniye', vknTckn: '7350119284' },
  aliciUnvan: 'Işıl İnce',
  vknTckn: '12345678901',
  paraBirim: 'TRY',
  baslangicTarihi: '2026-01-01',
  bitisTarihi: '2026-11-21',
  duzenlenme: '2026-11-21',
  devir: '184300.00',
  hareketler: [
    entry,
    {
      ...entry,
      tarih: '2026-08-18',
      tur: 'TAHSILAT',
      belgeNumarasi: null,
      yontem: 'CEK_SENET',
      aciklama: 'Ağustos çeki',
      vade: null,
      borc: '0.00',
      alacak: '608800.00',
      bakiye: '-12500.00',
    },
  ],
  borcToplam: '412000.00',
  alacakToplam: '608800.00',
  bakiye: '-12500.00',
  acikKalemler: [
    { tur: 'FATURA', belgeNumarasi: 'GIB2026000001119', vade: '2026-10-09', gecikmeGunu: 43, kalan: '318450.00' },
    { tur: 'FATURA', belgeNumarasi: null, vade: '2026-12-21', gecikmeGunu: 0, kalan: '1.00' },
  ],
  acikToplam: '318451.00',
  avans: '330951.00',
};

it('MNY-53, MNY-54: the carried balance, the entries with a running balance and B or A, and the sums', () => {
  const { rows, totals, facts } = describeStatement(statement);
  expect(facts.map(({ value }) => value)).toEqual(['01/01/2026 – 21/11/2026', 'TRY', '21/11/2026']);
  expect(rows).toEqual([
    ['01/01/2026', '', 'Devir', '', '', '', '184.300,00', 'B'],
    ['03/03/2026', 'GIB2026000000212', 'Fatura', '02/04/2026', '412.000,00', '', '596.300,00', 'B'],
    ['18/08/2026', '', 'Tahsilat, Çek / senet, Ağustos çeki', '', '', '608.800,00', '12.500,00', 'A'],
  ]);
  expect(totals).toEqual(['Toplam', '', '', '', '412.000,00', '608.800,00', '12.500,00', 'A']);
});

it('MNY-53: open invoices have due day and days late; without a carried balance there is no line of it', () => {
  const { open, openTitle, openTotals } = describeStatement(statement);
  expect(openTitle).toBe('Açık faturalar');
  expect(open).toEqual([
    ['GIB2026000001119', '09/10/2026', '43 gün', '318.450,00'],
    ['Fatura', '21/12/2026', '', '1,00'],
  ]);
  expect(openTotals.map(({ label, value }) => [label, value])).toEqual([
    ['Toplam', '318.451,00'],
    ['Avans / fazla ödeme', '330.951,00'],
  ]);
  expect(describeStatement({ ...statement, devir: '0.00' }).rows).toHaveLength(2);
  // A period that has ended: what is open is of the day on which the statement was made.
  expect(describeStatement({ ...statement, bitisTarihi: '2026-06-30' }).openTitle).toBe('Açık faturalar (21/11/2026)');
});

it('MNY-54: a TCKN is masked, the number of a company is not, and a number of many customers is left out', () => {
  const numberOf = (vknTckn: string) => describeStatement({ ...statement, vknTckn }).customer.number;
  expect(numberOf('12345678901')).toBe('TCKN 123*****901');
  expect(numberOf('7351902846')).toBe('VKN 7351902846');
  expect(numberOf('11111111111')).toBe('');
});

it('MNY-56: the sentence names day, amount and side', () => {
  const sentence = (bakiye: string, paraBirim = 'TRY') =>
    describeStatement({ ...statement, bakiye, paraBirim }).balance;
  expect(sentence('2047855.85')).toBe(
    'Kayıtlarımıza göre 21/11/2026 tarihi itibarıyla hesabınız 2.047.855,85 TL borç bakiyesi vermektedir.',
  );
  expect(sentence('-12500.00', 'USD')).toBe(
    'Kayıtlarımıza göre 21/11/2026 tarihi itibarıyla hesabınız 12.500,00 USD alacak bakiyesi vermektedir.',
  );
  expect(sentence('0.00')).toBe(
    'Kayıtlarımıza göre 21/11/2026 tarihi itibarıyla hesabınız 0,00 TL bakiye vermektedir.',
  );
});
