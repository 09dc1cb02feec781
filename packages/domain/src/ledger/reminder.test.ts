import { expect, test } from 'vitest';
import { addDays } from '../dates/days';
import { validateCollectionSettings } from '../validation/invoicingForms';
import {
  describeReminder,
  dueReminders,
  forecastReminders,
  isReminderTime,
  maskEmail,
  type Remindable,
} from './reminder';

const open = (vade: string, changes: Partial<Remindable> = {}): Remindable => ({
  id: vade,
  cariHesapId: 'a',
  vade,
  hasTerm: true,
  asamalar: [],
  ...changes,
});
const stageOn = (today: string, invoice: Remindable, days = [-3, 0, 7]) =>
  dueReminders([invoice], { days, today, last: new Map() }).get('a')?.[0]?.asama;

test.each([
  ['2026-11-27', '10:00:00', true], // Friday
  ['2026-11-28', '10:00:00', false],
  ['2026-11-29', '10:00:00', false],
  ['2026-11-30', '08:59:59', false],
  ['2026-11-30', '09:00:00', true],
  ['2026-11-30', '17:59:59', true],
  ['2026-11-30', '18:00:00', false],
])('MNY-64: automatic mails on %s at %s: %s', (date, time, isOpen) => {
  expect(isReminderTime({ date, time })).toBe(isOpen);
});

test('MNY-64, MNY-121: stages over midnight, weekend, month end and 29 February', () => {
  // Due on Tuesday, 29 February 2028.
  const days = Array.from({ length: 16 }, (_, ahead) => addDays('2028-02-24', ahead));
  expect(days.map((day) => [day, stageOn(day, open('2028-02-29'))])).toEqual([
    ['2028-02-24', undefined],
    ['2028-02-25', undefined],
    ['2028-02-26', undefined], // Saturday, three days before
    ['2028-02-27', undefined],
    ['2028-02-28', -3],
    ['2028-02-29', 0],
    ['2028-03-01', 0],
    ['2028-03-02', 0],
    ['2028-03-03', undefined],
    ['2028-03-04', undefined],
    ['2028-03-05', undefined],
    ['2028-03-06', undefined],
    ['2028-03-07', 7],
    ['2028-03-08', 7],
    ['2028-03-09', 7],
    ['2028-03-10', undefined],
  ]);
});

test('MNY-64: a stage that was sent does not go again, and an earlier one is not caught up', () => {
  expect(stageOn('2026-11-25', open('2026-11-25', { asamalar: [0] }))).toBeUndefined();
  expect(stageOn('2026-12-02', open('2026-11-25', { asamalar: [7] }))).toBeUndefined();
});

test('MNY-16, MNY-64: before the due day nothing goes for an invoice that names none', () => {
  const invoice = open('2026-11-25', { hasTerm: false });
  expect(stageOn('2026-11-23', invoice)).toBeUndefined();
  expect(stageOn('2026-11-25', invoice)).toBe(0);
});

test('MNY-64: none within three days of the last message', () => {
  const due = (last: string) =>
    dueReminders([open('2026-11-25')], { days: [0], today: '2026-11-25', last: new Map([['a', last]]) }).size;
  expect(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-25'].map(due)).toEqual([1, 1, 0, 0]);
});

test('MNY-63: the forecast has a message for each day on which a customer gets one', () => {
  const coming = (...invoices: Remindable[]) =>
    forecastReminders(invoices, { days: [-3, 0, 7], today: '2026-11-25', last: new Map() });
  // Wednesday: three days before the 28th; the 28th itself goes on Monday.
  expect(coming(open('2026-11-28'))).toEqual(['a', 'a']);
  expect(coming(open('2026-11-28'), open('2026-11-29', { cariHesapId: 'b' }))).toEqual(['a', 'b', 'a', 'b']);
  expect(coming(open('2027-03-01'))).toEqual([]);
});

const invoice = { belgeNumarasi: 'GIB2026000000917', vadeTarihi: '2026-12-15', paraBirim: 'TRY', kalan: '1234.50' };
const write = (
  today: string,
  ...invoices: (typeof invoice | (Omit<typeof invoice, 'vadeTarihi'> & { vadeTarihi: null }))[]
) => describeReminder({ name: 'Şahin Ltd. Şti.', seller: 'Işık Gıda A.Ş.', invoices, accounts: [], today });

test('MNY-62: the texts before, and on and after the due day', () => {
  expect(write('2026-12-14', invoice)).toEqual({
    konu: 'Işık Gıda A.Ş.: vadesi yaklaşan faturanız',
    metin:
      'Sayın Şahin Ltd. Şti., GIB2026000000917 numaralı 1.234,50 TL tutarındaki faturanızın vadesi 15/12/2026 tarihinde doluyor.\n\nIşık Gıda A.Ş.',
  });
  expect(write('2026-12-15', invoice)).toEqual({
    konu: 'Işık Gıda A.Ş.: ödeme hatırlatması',
    metin:
      'Sayın Şahin Ltd. Şti., GIB2026000000917 numaralı faturanızın 1.234,50 TL tutarındaki ödemesi 15/12/2026 vadesine göre henüz görünmüyor. Ödediyseniz bu iletiyi dikkate almayınız.\n\nIşık Gıda A.Ş.',
  });
});

test('MNY-62, MNY-16: several invoices have a list and a sum of each currency; an assumed due day is not printed', () => {
  const { metin } = write(
    '2026-12-20',
    invoice,
    { ...invoice, belgeNumarasi: 'GIB2026000000918', vadeTarihi: null, kalan: '0.50' },
    { ...invoice, belgeNumarasi: 'GIB2026000000919', paraBirim: 'EUR', kalan: '20.00' },
  );
  expect(metin.split('\n')).toEqual([
    'Sayın Şahin Ltd. Şti.,',
    '',
    'Aşağıdaki faturalarınızın ödemesi henüz görünmüyor:',
    '',
    'GIB2026000000917, vade 15/12/2026: 1.234,50 TL',
    'GIB2026000000918: 0,50 TL',
    'GIB2026000000919, vade 15/12/2026: 20,00 EUR',
    '',
    'Toplam: 1.235,00 TL',
    'Toplam: 20,00 EUR',
    '',
    'Ödediyseniz bu iletiyi dikkate almayınız.',
    '',
    'Işık Gıda A.Ş.',
  ]);
});

test.each([
  ['bilgi@ornek.com.tr', 'b***@ornek.com.tr'],
  ['a@x.tr', 'a***@x.tr'],
  ['ış@ornek.tr', 'ı***@ornek.tr'],
  ['', '***'],
])('MNY-67: the address %j is shown as %j', (address, masked) => {
  expect(maskEmail(address)).toBe(masked);
});

test.each([
  [[-3, 0, 7, 15, 30], undefined],
  [[], undefined],
  [[-60, 365], undefined],
  [[-61], 'DAY_OUT_OF_RANGE'],
  [[366], 'DAY_OUT_OF_RANGE'],
  [[1.5], 'NOT_A_COUNT'],
  [['3'], 'NOT_A_COUNT'],
  [[1, 2, 3, 4, 5, 6], 'TOO_MANY_ENTRIES'],
  [[7, 7], 'INVALID_VALUE'],
  ['7', 'INVALID_VALUE'],
])('MNY-63: the days %j of reminders: %s', (hatirlatmaGunleri, code) => {
  const faults = validateCollectionSettings({ vadeGunu: null, hatirlatmaGunleri }, { today: '2026-11-10' });
  expect(faults.map((fault) => fault.code)).toEqual(code === undefined ? [] : [code]);
});

const account = { iban: 'TR330006100519786457841326', hesapSahibi: 'Işık Gıda A.Ş.', paraBirim: 'TRY' };
const linesOf = (...invoices: (typeof invoice)[]) =>
  describeReminder({ name: 'Şahin', seller: 'Işık', invoices, accounts: [account], today: '2026-12-20' })
    .metin.split('\n')
    .filter((line) => /^(IBAN|Alıcı|Tutar|Açıklama):/.test(line));

test('MNY-62, MNY-72: the payment lines follow, with the number alone, and with the sum of several', () => {
  expect(linesOf(invoice)).toEqual([
    'IBAN: TR33 0006 1005 1978 6457 8413 26',
    'Alıcı: Işık Gıda A.Ş.',
    'Tutar: 1.234,50 TL',
    'Açıklama: GIB2026000000917',
  ]);
  const second = { ...invoice, belgeNumarasi: 'GIB2026000000918', kalan: '0.50' };
  expect(linesOf(invoice, second, { ...invoice, paraBirim: 'EUR' }).slice(2)).toEqual([
    'Tutar: 1.235,00 TL',
    'Açıklama: GIB2026000000917 GIB2026000000918',
  ]);
  expect(linesOf({ ...invoice, paraBirim: 'EUR' })).toEqual([]);
  expect(linesOf(...Array.from({ length: 9 }, () => invoice))).toHaveLength(3);
});
