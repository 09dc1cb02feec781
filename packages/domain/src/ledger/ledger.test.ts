import { describe, expect, test } from 'vitest';
import { calculateInvoice } from '../calculation/calculateInvoice';
import { validateReceipt } from '../validation/validateReceipt';
import { claimOf, debtorKey } from './claim';
import { ageingBuckets, collectionState, dueDaysOf, spreadOldestFirst } from './collection';
import { addDays } from '../dates/days';
import { creditLeft } from './receipt';

const sale = {
  onayDurumu: 'Onaylandi',
  faturaTarih: '2026-11-02',
  faturaTip: 'SATIS',
  iadeTuru: null,
  takipDisi: false,
  paraBirim: 'TRY',
  totals: { odenecekTutar: '1200.00' },
  talepAkisi: [],
};

describe('what an invoice books', () => {
  const claim = (change: Partial<Parameters<typeof claimOf>[0]>, start: string | null = '2026-11-01') =>
    claimOf({ ...sale, ...change }, start);
  const debit = { side: 'borc', tutar: '1200.00', paraBirim: 'TRY' };

  test('MNY-22: every type but IADE is a debit of its payable amount in its currency', () => {
    expect(claim({})).toEqual(debit);
    expect(claim({ faturaTip: 'TEVKIFAT', totals: { odenecekTutar: '1020.00' } })).toEqual({
      ...debit,
      tutar: '1020.00',
    });
    expect(claim({ paraBirim: 'USD' })).toEqual({ ...debit, paraBirim: 'USD' });
    expect(claim({ faturaTip: null, portalFaturaTip: 'SATIS' })).toEqual(debit);
    expect(claim({ totals: { odenecekTutar: '0.00' } })).toEqual({ ...debit, tutar: '0.00' });
  });

  test.each([
    ['withheld KDV of 9/10', 'TEVKIFAT', { tevkifatKodu: '601', V9015Orani: '90' }, '1020.00'],
    ['KDV that is withheld whole', 'TEVKIFAT', { tevkifatKodu: '801', V9015Orani: '100' }, '1000.00'],
    ['stopaj of 20 %', 'SATIS', { V0011Orani: '20' }, '1000.00'],
    ['deferred KDV', 'IHRACKAYITLI', {}, '1000.00'],
  ] as const)(
    'MNY-24: 1,000 plus 20 %% with %s: the claim is what is to be paid',
    (_name, faturaTip, fields, tutar) => {
      const line = { miktar: '1', birimFiyat: '1000', kdvOrani: '20', ...fields };
      const { totals } = calculateInvoice({ faturaTip, vergiler: Object.keys(fields), malHizmetler: [line] } as never);
      expect(claim({ faturaTip, totals })).toEqual({ ...debit, tutar });
    },
  );

  test('MNY-23: nothing before a start is chosen, and nothing from before it', () => {
    expect(claim({}, null)).toBeNull();
    expect(claim({ faturaTarih: '2026-10-31' })).toBeNull();
    expect(claim({ faturaTarih: '2026-11-01' })).toEqual(debit);
  });

  test('MNY-25: goods that came back are a credit, the return of a purchase is nothing', () => {
    expect(claim({ faturaTip: 'IADE', iadeTuru: 'SATIS_IADESI' })).toEqual({ ...debit, side: 'alacak' });
    expect(claim({ faturaTip: 'IADE', iadeTuru: 'ALIS_IADESI' })).toBeNull();
    expect(claim({ faturaTip: null, portalFaturaTip: 'IADE', iadeTuru: null })).toBeNull();
  });

  test('MNY-35, MNY-37: a draft and a void invoice book nothing; an accepted objection changes nothing', () => {
    expect(claim({ onayDurumu: 'Onaylanmadi' })).toBeNull();
    expect(claim({ onayDurumu: 'Silinmis' })).toBeNull();
    expect(claim({ talepAkisi: [{ tip: 'IPTAL', durum: 'KABUL' }] })).toBeNull();
    expect(claim({ talepAkisi: [{ tip: 'IPTAL', durum: 'OLUSTU' }] })).toEqual(debit);
    expect(claim({ talepAkisi: [{ tip: 'ITIRAZ', durum: 'KABUL' }] })).toEqual(debit);
  });

  test('a customer account is a number; a number that many share needs the folded name', () => {
    const recipient = { vknTckn: '7351902846', aliciUnvan: 'Ilgaz Ltd. Şti.', aliciAdi: '', aliciSoyadi: '' };
    expect(debtorKey(recipient)).toBe('7351902846');
    const consumer = { vknTckn: '11111111111', aliciUnvan: '', aliciAdi: 'İnci', aliciSoyadi: 'ŞIK' };
    expect(debtorKey(consumer)).toBe('11111111111 inci sik');
    expect(debtorKey({ ...consumer, vknTckn: '2222222222', aliciUnvan: 'ACME GmbH' })).toBe('2222222222 acme gmbh');
  });
});

describe('MNY-38: the state of an invoice is computed', () => {
  const state = (
    kalan: string,
    { hasCredit = false, today = '2026-11-10', vadeTarihi = '2026-11-20' as string | null } = {},
  ) => collectionState({ faturaTarih: '2026-11-02', vadeTarihi }, { tutar: '1200.00', kalan, hasCredit }, today);

  test('open, in part, paid, paid with a credit', () => {
    expect(state('1200.00')).toMatchObject({ durum: 'ACIK', tahsilEdilen: '0.00' });
    expect(state('0.01')).toMatchObject({ durum: 'KISMI', tahsilEdilen: '1199.99' });
    expect(state('0.00')).toMatchObject({ durum: 'ODENDI', tahsilEdilen: '1200.00' });
    expect(state('0.00', { hasCredit: true })).toMatchObject({ durum: 'FAZLA' });
    expect(state('1.00', { hasCredit: true })).toMatchObject({ durum: 'KISMI' });
  });

  test('late from the day after the due day, as long as something is left', () => {
    expect(state('1200.00', { today: '2026-11-20' })).toMatchObject({ gecikmis: false, gecikmeGunu: 0 });
    expect(state('1200.00', { today: '2026-11-21' })).toMatchObject({ gecikmis: true, gecikmeGunu: 1 });
    expect(state('0.00', { today: '2026-11-21' })).toMatchObject({ gecikmis: false, gecikmeGunu: 0 });
    expect(state('1200.00', { today: '2026-12-03', vadeTarihi: null })).toMatchObject({
      gecikmis: true,
      gecikmeGunu: 1,
    });
  });
});

test('MNY-30: an amount is spread by due day, then by number', () => {
  const invoice = (id: string, belgeNumarasi: string, vadeTarihi: string | null, kalan: string) => ({
    id,
    belgeNumarasi,
    faturaTarih: '2026-11-02',
    vadeTarihi,
    kalan,
  });
  const invoices = [
    invoice('late', 'GIB2026000000004', '2026-12-20', '100.00'),
    invoice('second', 'GIB2026000000010', '2026-11-10', '30.00'),
    invoice('first', 'GIB2026000000009', '2026-11-10', '20.50'),
    invoice('without', 'GIB2026000000001', null, '40.00'),
  ];
  const spread = (amount: string) => spreadOldestFirst(amount, invoices).map(({ id, tutar }) => `${id} ${tutar}`);
  expect(spread('60.00')).toEqual(['first 20.50', 'second 30.00', 'without 9.50']);
  expect(spread('500.00')).toEqual(['first 20.50', 'second 30.00', 'without 40.00', 'late 100.00']);
  expect(spread('0.00')).toEqual([]);
});

describe('what a payment leaves', () => {
  const left = (tutar: string, paraBirim: string, kur: string, ...shares: [tutar: string, paraBirim: string][]) =>
    creditLeft({
      tutar,
      paraBirim,
      kur,
      dagitim: shares.map(([amount, currency]) => ({ tutar: amount, paraBirim: currency })),
    });

  test('MNY-28, MNY-31: the rest is a credit; more than the payment is refused', () => {
    expect(left('100.00', 'TRY', '')).toBe('100.00');
    expect(left('100.00', 'TRY', '', ['30.00', 'TRY'], ['69.99', 'TRY'])).toBe('0.01');
    expect(left('100.00', 'TRY', '', ['100.01', 'TRY'])).toBeNull();
  });

  test('MNY-40: lira for a foreign invoice are divided by the rate, foreign money for an invoice in lira is multiplied', () => {
    expect(left('3456.70', 'TRY', '34.567', ['100.00', 'USD'])).toBe('0.00');
    expect(left('3500.00', 'TRY', '34.567', ['100.00', 'USD'])).toBe('43.30');
    expect(left('3456.70', 'TRY', '34.567', ['100.01', 'USD'])).toBeNull();
    expect(left('100.00', 'USD', '34.567', ['3456.70', 'TRY'])).toBe('0.00');
    expect(left('100.00', 'USD', '34.567', ['3456.71', 'TRY'])).toBeNull();
    expect(left('4456.70', 'TRY', '34.567', ['100.00', 'USD'], ['1000.00', 'TRY'])).toBe('0.00');
    expect(left('100.00', 'USD', '', ['1.00', 'TRY'])).toBeNull();
  });

  test('MNY-40: closing all that the rate gives, rounded to hundredths, leaves nothing', () => {
    // 95 118.79 / 41.1034 = 2 314.134…
    expect(left('95118.79', 'TRY', '41.1034', ['2314.13', 'USD'])).toBe('0.00');
    expect(left('95118.79', 'TRY', '41.1034', ['2314.12', 'USD'])).toBe('0.59');
    expect(left('95118.79', 'TRY', '41.1034', ['2314.14', 'USD'])).toBeNull();
  });
});

describe('the fields of a payment', () => {
  const rests: Record<string, { paraBirim: string; kalan: string }> = {
    lira: { paraBirim: 'TRY', kalan: '1200.00' },
    dollars: { paraBirim: 'USD', kalan: '100.00' },
  };
  const receipt = {
    faturaId: 'lira',
    tarih: '2026-11-10',
    tutar: '1200.00',
    paraBirim: 'TRY',
    yontem: 'HAVALE',
    aciklama: '',
    dagitim: [{ faturaId: 'lira', tutar: '1200.00' }],
  };
  const faults = (change: object) =>
    validateReceipt({ ...receipt, ...change }, { today: '2026-11-10', invoice: (id) => rests[id] }).map(
      ({ path, code }) => `${path} ${code}`,
    );

  test('MNY-27: a whole payment, an advance and each method have no fault', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ dagitim: [] })).toEqual([]);
    for (const yontem of ['HAVALE', 'NAKIT', 'KART', 'CEK_SENET', 'DIGER']) expect(faults({ yontem })).toEqual([]);
    expect(faults({ yontem: 'KRIPTO' })).toEqual(['yontem INVALID_CHOICE']);
    expect(faults({ aciklama: 'x'.repeat(201) })).toEqual(['aciklama TEXT_TOO_LONG']);
  });

  test.each([
    [{ tarih: '2026-11-11' }, 'tarih RECEIPT_IN_FUTURE'],
    [{ tarih: '2004-12-31' }, 'tarih DATE_TOO_EARLY'],
    [{ tarih: '2026-02-30' }, 'tarih INVALID_DATE'],
    [{ tutar: '0.00', dagitim: [] }, 'tutar NOT_POSITIVE'],
    [{ tutar: '-5.00', dagitim: [] }, 'tutar INVALID_NUMBER'],
    [{ tutar: '1.005', dagitim: [] }, 'tutar TOO_MANY_DECIMALS'],
    [{ tutar: '1199.99' }, 'tutar ALLOCATIONS_EXCEED_RECEIPT'],
    [
      { tutar: '2000.00', dagitim: [{ faturaId: 'lira', tutar: '1200.01' }] },
      'dagitim[0].tutar ALLOCATION_EXCEEDS_OPEN',
    ],
    [{ dagitim: [{ faturaId: 'lira', tutar: '0' }] }, 'dagitim[0].tutar NOT_POSITIVE'],
    [{ paraBirim: 'XXQ', dagitim: [] }, 'paraBirim INVALID_CHOICE'],
  ])('MNY-28: %j: %s', (change, fault) => {
    expect(faults(change)).toEqual([fault]);
  });

  test('MNY-110: no account is REQUIRED, two rows of one invoice are INVALID_VALUE, a missing rate is REQUIRED and 0 is NOT_POSITIVE', () => {
    expect(faults({ faturaId: '' })).toEqual(['faturaId REQUIRED']);
    const twice = [
      { faturaId: 'lira', tutar: '1.00' },
      { faturaId: 'lira', tutar: '2.00' },
    ];
    expect(faults({ dagitim: twice })).toEqual(['dagitim[1].faturaId INVALID_VALUE']);
    const dollars = { dagitim: [{ faturaId: 'dollars', tutar: '10.00' }] };
    expect(faults(dollars)).toEqual(['kur REQUIRED']);
    expect(faults({ ...dollars, kur: '0' })).toEqual(['kur NOT_POSITIVE']);
    expect(faults({ ...dollars, kur: '34.5' })).toEqual([]);
  });

  test('MNY-40: between two foreign currencies there is no rate', () => {
    expect(faults({ paraBirim: 'EUR', kur: '34.5', dagitim: [{ faturaId: 'dollars', tutar: '10.00' }] })).toEqual([
      'paraBirim INVALID_CHOICE',
    ]);
  });

  test('MNY-28: the fault names what is left', () => {
    const [fault] = validateReceipt(
      { ...receipt, tutar: '5000.00', dagitim: [{ faturaId: 'lira', tutar: '5000.00' }] },
      { today: '2026-11-10', invoice: (id) => rests[id] },
    );
    expect(fault?.params).toEqual({ amount: '1.200,00' });
  });
});

test.each([
  [0, 'vadesiGelmemis'],
  [1, 'gun30'],
  [30, 'gun30'],
  [31, 'gun60'],
  [60, 'gun60'],
  [61, 'gun90'],
  [90, 'gun90'],
  [91, 'gun90Ustu'],
])('MNY-47: %i days after the due day an amount is in %s, on each day of a year', (days, bucket) => {
  for (const today of ['2026-01-01', '2028-02-29', '2028-03-01', '2026-12-31']) {
    const due = addDays(today, -days);
    const found = ageingBuckets.filter((one) => {
      const { from = '0000', to = '9999' } = dueDaysOf(one, today);
      return from <= due && due <= to;
    });
    expect(found).toEqual([bucket]);
  }
});

test('MNY-22: a name of any length makes a short key', () => {
  const recipient = { vknTckn: '11111111111', aliciUnvan: 'İ'.repeat(5000), aliciAdi: '', aliciSoyadi: '' };
  expect(debtorKey(recipient).length).toBeLessThan(320);
});
