import { describe, expect, test } from 'vitest';
import { type BankMovement, createMatcher, type MatchChoices, type OpenInvoice, payerKeys } from '../../movements';

const off: MatchChoices = { kismi: false, vkn: false };
const on: MatchChoices = { kismi: true, vkn: true };
const [VKN, OTHER_VKN, TCKN] = ['1234567890', '1111111114', '10000000146'];
const IBAN = 'TR470000100100000350930001';

/** An invoice of 1,000.00 + 20 % to one customer, unless said otherwise. */
function invoice(belgeNumarasi: string, change: Partial<OpenInvoice> = {}): OpenInvoice {
  const kalan = change.kalan ?? '1200.00';
  return {
    faturaId: belgeNumarasi.slice(-2),
    belgeNumarasi: `GIB20260000000${belgeNumarasi.padStart(2, '0')}`.slice(0, 16),
    borcluId: 'kuzey',
    ad: 'Kuzey Mobilya Ltd. Şti.',
    vknTckn: VKN,
    ibans: [],
    faturaTarih: '2026-03-01',
    vadeTarihi: null,
    paraBirim: 'TRY',
    faturaTip: 'SATIS',
    totals: {
      matrah: '1000.00',
      hesaplananKdv: '200.00',
      vergilerDahilToplamTutar: '1200.00',
      odenecekTutar: kalan,
    },
    ...change,
    kalan,
  };
}

const other = { borcluId: 'toros', ad: 'Toros Tekstil A.Ş.', vknTckn: OTHER_VKN };

const movement = (tutar: string, change: Partial<BankMovement> = {}): BankMovement => ({
  hesap: 'TR330006100519786457841326',
  tarih: '2026-03-10',
  tutar,
  paraBirim: 'TRY',
  yon: 'ALACAK',
  ...change,
});

/** 'OTOMATIK 2 NUMARA_TUTAR 01:1200.00', with the surplus and the hint when there are any. */
function match(
  invoices: readonly OpenInvoice[],
  tutar: string,
  change: Partial<BankMovement> = {},
  { choices = off, learned = [] as readonly string[] } = {},
): string[] {
  const { sonuc, oneriler } = createMatcher(invoices, choices).match(movement(tutar, change), learned);
  if (oneriler.length === 0) return [sonuc];
  return oneriler.map(({ kural, neden, dagitim, fazla, ipucu, kurGerekli }) =>
    [
      `${sonuc} ${kural} ${neden}`,
      ...dagitim.map((share) => `${share.faturaId}:${share.tutar}`),
      ...(fazla === '0.00' ? [] : [`+${fazla}`]),
      ...(ipucu === undefined ? [] : [ipucu]),
      ...(kurGerekli ? ['kur'] : []),
    ].join(' '),
  );
}

const number = (last: string) => `GIB20260000000${last}`;

describe('MNY-92: the rules in their order', () => {
  test('MNY-92: 1, a collection reference with the open amount is automatic', () => {
    const some = [invoice('01', { tahsilatReferanslari: ['REF7'] }), invoice('02')];
    expect(match(some, '1200.00', { tahsilatReferansi: 'REF7' })).toEqual(['OTOMATIK 1 REFERANS_TUTAR 01:1200.00']);
    expect(match(some, '1200.00', { tahsilatReferansi: 'REF7', metin: number('02') })).toEqual([
      'OTOMATIK 1 REFERANS_TUTAR 01:1200.00',
    ]);
    expect(match(some, '500.00', { tahsilatReferansi: 'REF7' })).toEqual(['ONERI 1 REFERANS 01:500.00']);
    expect(match(some, '1250.00', { tahsilatReferansi: 'REF7' }, { choices: on })).toEqual([
      'ONERI 1 REFERANS 01:1200.00 +50.00',
    ]);
  });

  test('MNY-92: 2, one number with the open amount is automatic, with any payer', () => {
    const some = [invoice('01'), invoice('02'), invoice('03', { ...other, kalan: '90.00' })];
    expect(match(some, '1200.00', { metin: number('01') })).toEqual(['OTOMATIK 2 NUMARA_TUTAR 01:1200.00']);
    expect(match(some, '1200.00', { metin: number('01'), karsiVkn: OTHER_VKN })).toEqual([
      'OTOMATIK 2 NUMARA_TUTAR 01:1200.00',
    ]);
    expect(match(some, '1200.00', { tahsilatReferansi: number('02') })).toEqual(['OTOMATIK 2 NUMARA_TUTAR 02:1200.00']);
  });

  test('MNY-92 MNY-94: 2, a number with the letter O, or with a further digit, only proposes', () => {
    for (const metin of [number('01').replaceAll('0', 'O'), `${number('01')}9`])
      expect(match([invoice('01')], '1200.00', { metin })).toEqual(['ONERI 2 NUMARA_TUTAR 01:1200.00']);
  });

  test('MNY-92: 2, a number is doubted when the payer has an open invoice of this amount', () => {
    const some = [invoice('01'), invoice('02', other)];
    const doubted = ['ONERI 2 NUMARA_TUTAR 01:1200.00', 'ONERI 5 VKN_TUTAR 02:1200.00'];
    expect(match(some, '1200.00', { metin: number('01'), karsiVkn: OTHER_VKN }, { choices: on })).toEqual(doubted);
    expect(match(some, '1200.00', { metin: number('01'), karsiAd: 'TOROS TEKSTIL' })).toEqual([
      'ONERI 2 NUMARA_TUTAR 01:1200.00',
      'ONERI 9 AD_TUTAR 02:1200.00',
    ]);
    for (const own of [{ karsiAd: 'KUZEY MOBILYA' }, { karsiVkn: VKN, karsiAd: 'TOROS TEKSTIL' }])
      expect(match(some, '1200.00', { metin: number('01'), ...own })).toEqual(['OTOMATIK 2 NUMARA_TUTAR 01:1200.00']);
  });

  test('MNY-92 MNY-96: 2, more than the rest is a surplus and always proposed', () => {
    expect(match([invoice('01')], '1250.00', { metin: number('01') }, { choices: on })).toEqual([
      'ONERI 2 NUMARA 01:1200.00 +50.00',
    ]);
  });

  test('MNY-92: 3, a part is proposed, and automatic when the company chose so', () => {
    const some = [invoice('01')];
    expect(match(some, '500.00', { metin: number('01') })).toEqual(['ONERI 3 NUMARA 01:500.00']);
    expect(match(some, '500.00', { metin: number('01') }, { choices: on })).toEqual(['OTOMATIK 3 NUMARA 01:500.00']);
  });

  test('MNY-92: 3, a part is never automatic when something speaks for another invoice', () => {
    const proposed = (invoices: readonly OpenInvoice[], change: Partial<BankMovement> = {}) =>
      match(invoices, '500.00', { metin: number('01'), ...change }, { choices: on });
    expect(proposed([invoice('01'), invoice('35', { kalan: '500.00' })])).toEqual([
      'ONERI 3 NUMARA 01:500.00',
      'ONERI 10 TUTAR 35:500.00',
    ]);
    expect(proposed([invoice('01'), invoice('10', { ...other, kalan: '500.00' })])).toHaveLength(2);
    expect(proposed([invoice('01'), invoice('22', other)], { karsiVkn: OTHER_VKN })).toEqual([
      'ONERI 3 NUMARA 01:500.00',
    ]);
    expect(proposed([invoice('01'), invoice('22', other)], { karsiAd: 'TOROS TEKSTIL' })).toEqual([
      'ONERI 3 NUMARA 01:500.00',
    ]);
    expect(proposed([invoice('01'), invoice('22', { ...other, kalan: '500.00' })])).toEqual([
      'OTOMATIK 3 NUMARA 01:500.00',
    ]);
  });

  test('MNY-92: 4, several numbers with their sum are automatic, else proposed', () => {
    const some = [invoice('01'), invoice('02', { kalan: '300.00' }), invoice('03', { ...other, kalan: '50.00' })];
    const metin = `${number('02')} ${number('01')},${number('03')}`;
    expect(match(some, '1550.00', { metin })).toEqual(['OTOMATIK 4 NUMARA_TUTAR 01:1200.00 02:300.00 03:50.00']);
    expect(match(some, '1600.00', { metin }, { choices: on })).toEqual([
      'ONERI 4 NUMARA 01:1200.00 02:300.00 03:50.00 +50.00',
    ]);
    expect(match(some, '1500.00', { metin })).toEqual(['ONERI 4 NUMARA 01:1200.00 02:300.00']);
    expect(match(some, '50.00', { metin })).toEqual(['ONERI 4 NUMARA 03:50.00']);
    expect(match(some, '1300.00', { metin })).toEqual(['ONERI 4 NUMARA 01:1200.00 02:100.00']);
  });

  test('MNY-92: 5, the VKN of the bank with one equal invoice is automatic when the company chose so', () => {
    const some = [invoice('01'), invoice('02', { kalan: '300.00' }), invoice('03', other)];
    expect(match(some, '1200.00', { karsiVkn: VKN })).toEqual(['ONERI 5 VKN_TUTAR 01:1200.00']);
    expect(match(some, '1200.00', { karsiVkn: VKN }, { choices: on })).toEqual(['OTOMATIK 5 VKN_TUTAR 01:1200.00']);
  });

  test('MNY-92: 5, two candidates are both proposed, none is booked', () => {
    expect(match([invoice('02'), invoice('01')], '1200.00', { karsiVkn: VKN }, { choices: on })).toEqual([
      'ONERI 5 VKN_TUTAR 01:1200.00',
      'ONERI 5 VKN_TUTAR 02:1200.00',
    ]);
    const together = [invoice('01'), invoice('02', { kalan: '700.00' }), invoice('03', { kalan: '500.00' })];
    expect(match(together, '1200.00', { karsiVkn: VKN }, { choices: on })).toEqual([
      'ONERI 5 VKN_TUTAR 01:1200.00',
      'ONERI 5 VKN_TUTAR 02:700.00 03:500.00',
    ]);
  });

  test('MNY-92: 5, a number in the text that is not this invoice keeps it from being automatic', () => {
    const some = [invoice('01'), invoice('55', { ...other, faturaTarih: '2026-01-01' })];
    for (const metin of ['IRS2026000000077', 'NO 00055', number('09')])
      expect(match(some, '1200.00', { karsiVkn: VKN, metin }, { choices: on })).toEqual([
        'ONERI 5 VKN_TUTAR 01:1200.00',
      ]);
    const paid = invoice('02', { kalan: '0.00' });
    expect(match([...some, paid], '1200.00', { karsiVkn: VKN, metin: number('02') }, { choices: on })).toEqual([
      'ONERI 5 VKN_TUTAR 01:1200.00',
    ]);
    expect(match(some, '1200.00', { karsiVkn: VKN, metin: 'SORGU NO 20260310123456789' }, { choices: on })).toEqual([
      'OTOMATIK 5 VKN_TUTAR 01:1200.00',
    ]);
  });

  test('MNY-92: 5, a number that many share, or with a wrong check digit, identifies no customer', () => {
    const many = (vknTckn: string) => [invoice('01', { vknTckn }), invoice('02', { ...other, kalan: '1200.00' })];
    for (const vknTckn of ['11111111111', '2222222222', '5321234567'])
      expect(match(many(vknTckn), '1200.00', { karsiVkn: vknTckn }, { choices: on })).toEqual(['YOK']);
  });

  test('MNY-92 MNY-94: 6, a VKN or TCKN in the text proposes, a phone number does not', () => {
    const some = [
      invoice('01'),
      invoice('02', { ...other, vknTckn: TCKN }),
      invoice('03', { ...other, kalan: '9.00' }),
    ];
    expect(match(some, '1200.00', { metin: `VKN${VKN} ODEME` }, { choices: on })).toEqual([
      'ONERI 6 VKN_TUTAR 01:1200.00',
    ]);
    expect(match(some, '1200.00', { metin: TCKN }, { choices: on })).toEqual(['ONERI 6 VKN_TUTAR 02:1200.00']);
    const phone = [invoice('01', { vknTckn: '5321234567' }), invoice('02', other)];
    expect(match(phone, '1200.00', { metin: 'TEL 5321234567' })).toEqual(['YOK']);
  });

  test('MNY-92: 7, the IBAN of the card and a learned payer propose', () => {
    const some = [invoice('01', { ibans: ['TR47 0000 1001 0000 0350 9300 01'] }), invoice('02', other)];
    expect(match(some, '1200.00', { karsiIban: IBAN }, { choices: on })).toEqual(['ONERI 7 ODEYEN_TUTAR 01:1200.00']);
    expect(match(some, '1200.00', { metin: `GELEN ${IBAN}` })).toEqual(['ONERI 7 ODEYEN_TUTAR 01:1200.00']);
    expect(match(some, '1200.00', {}, { learned: ['toros'], choices: on })).toEqual([
      'ONERI 7 ODEYEN_TUTAR 02:1200.00',
    ]);
  });

  test('MNY-92: 8, the end of the number and a similar name propose', () => {
    const some = [invoice('01', { kalan: '700.00' }), invoice('02', other), invoice('03')];
    const old = { ...some[2], faturaTarih: '2025-12-01' } as OpenInvoice;
    const all = [...some.slice(0, 2), old];
    expect(match(all, '1200.00', { metin: 'FAT 000003 KUZEY MOBILYA' })).toEqual(['ONERI 8 AD_TUTAR 03:1200.00']);
    expect(match(all, '1200.00', { metin: 'FAT 0003 KUZEY MOBILYA' })).toEqual(['YOK']);
    expect(match(all, '1200.00', { metin: 'FAT 000003 BASKASI' })).toEqual(['YOK']);
  });

  test('MNY-92: 9, a similar name with the amount proposes for 60 days', () => {
    const some = [invoice('01'), invoice('02', other)];
    const by = (tarih: string) => match(some, '1200.00', { karsiAd: 'KUZEY MOBILYA LTD', tarih });
    expect(by('2026-04-30')).toEqual(['ONERI 9 AD_TUTAR 01:1200.00']);
    expect(by('2026-05-01')).toEqual(['YOK']);
  });

  test('MNY-92: 10, the amount alone proposes when it is the only one', () => {
    expect(match([invoice('01'), invoice('02', { kalan: '5.00' })], '1200.00')).toEqual(['ONERI 10 TUTAR 01:1200.00']);
    expect(match([invoice('01'), invoice('02')], '1200.00')).toEqual(['YOK']);
    expect(match([invoice('01')], '1100.00')).toEqual(['YOK']);
  });

  test('MNY-92: an invoice with an accepted objection is never matched by itself', () => {
    const some = [invoice('01', { yalnizOneri: true, tahsilatReferanslari: ['R'] })];
    for (const change of [{ metin: number('01') }, { karsiVkn: VKN }, { tahsilatReferansi: 'R' }])
      expect(match(some, '1200.00', change, { choices: on })[0]).toMatch(/^ONERI/);
  });
});

describe('MNY-93: candidates', () => {
  test('MNY-93: a movement is at most 30 days older than the invoice', () => {
    const by = (tarih: string) => match([invoice('01')], '1200.00', { metin: number('01'), tarih });
    expect(by('2026-01-30')).toEqual(['OTOMATIK 2 NUMARA_TUTAR 01:1200.00']);
    expect(by('2026-01-29')).toEqual(['YOK']);
  });

  test('MNY-93: only credits above 0 match; a debit that the bank took back is no payment', () => {
    const changes: readonly Partial<BankMovement>[] = [{ yon: 'BORC' }, { iptal: true }, { tutar: '0.00' }];
    for (const change of changes)
      expect(match([invoice('01')], '1200.00', { metin: number('01'), ...change })).toEqual(['YOK']);
  });

  test('MNY-93: a difference up to 0.05 only proposes', () => {
    const some = [invoice('01')];
    const by = (tutar: string, change: Partial<BankMovement>) => match(some, tutar, change, { choices: on });
    expect(by('1199.95', { metin: number('01') })).toEqual(['ONERI 2 NUMARA_TUTAR 01:1199.95']);
    expect(by('1200.05', { metin: number('01') })).toEqual(['ONERI 2 NUMARA_TUTAR 01:1200.00 +0.05']);
    expect(by('1199.95', { karsiVkn: VKN })).toEqual(['ONERI 5 VKN_TUTAR 01:1199.95']);
    expect(by('1199.95', {})).toEqual(['ONERI 10 TUTAR 01:1199.95']);
    expect(by('1199.94', { karsiVkn: VKN })).toEqual(['YOK']);
    const two = [invoice('01'), invoice('02', { kalan: '300.00' })];
    const metin = `${number('01')} ${number('02')}`;
    expect(match(two, '1499.97', { metin })).toEqual(['ONERI 4 NUMARA_TUTAR 01:1200.00 02:299.97']);
  });

  test('MNY-93: another currency is proposed by the full number alone, and needs a rate', () => {
    const some = [invoice('01', { paraBirim: 'USD' })];
    expect(match(some, '48000.00', { metin: number('01') }, { choices: on })).toEqual([
      'ONERI 2 NUMARA 01:1200.00 kur',
    ]);
    for (const change of [{ karsiVkn: VKN }, { karsiAd: 'KUZEY MOBILYA' }, {}])
      expect(match(some, '1200.00', change)).toEqual(['YOK']);
  });

  test('MNY-93: the rest counts, and an invoice without one is no candidate any more', () => {
    const matcher = createMatcher([invoice('01')], off);
    const by = (tutar: string) => matcher.match(movement(tutar, { metin: number('01') })).sonuc;
    matcher.put(invoice('01', { kalan: '700.00' }));
    expect([by('700.00'), by('1200.00')]).toEqual(['OTOMATIK', 'ONERI']);
    matcher.put(invoice('01', { kalan: '0.00' }));
    expect([by('700.00'), by('0.01')]).toEqual(['YOK', 'YOK']);
    matcher.put(invoice('01'));
    matcher.remove('01');
    expect([by('1200.00'), matcher.match(movement('1200.00', { karsiVkn: VKN })).sonuc]).toEqual(['YOK', 'YOK']);
  });

  test('MNY-44 MNY-93: why the amount differs is beside a proposal', () => {
    expect(match([invoice('01')], '1100.00', { metin: number('01') })).toEqual([
      'ONERI 3 NUMARA 01:1100.00 TEVKIFAT_KESILMIS',
    ]);
    expect(match([invoice('01')], '1000.00', { karsiVkn: VKN })).toEqual(['ONERI 5 VKN 01:1000.00 TEVKIFAT_KESILMIS']);
    const totals = { matrah: '1000.00', hesaplananKdv: '200.00', vergilerDahilToplamTutar: '1200.00' };
    const withheld = invoice('01', {
      faturaTip: 'TEVKIFAT',
      kalan: '1100.00',
      totals: { ...totals, odenecekTutar: '1100.00' },
    });
    expect(match([withheld], '1200.00', { metin: number('01') })).toEqual([
      'ONERI 2 NUMARA 01:1100.00 +100.00 TEVKIFAT_ODENMIS',
    ]);
  });
});

describe('MNY-95: several invoices without numbers', () => {
  const rests = (...amounts: readonly string[]) =>
    amounts.map((kalan, index) => invoice(String(index + 10), { kalan, faturaTarih: `2026-03-0${(index % 8) + 1}` }));

  test('MNY-95: one solution of a known customer is proposed, never automatic', () => {
    const some = [...rests('100.00', '200.00', '400.00'), invoice('55', { ...other, kalan: '300.00' })];
    for (const change of [{ karsiVkn: VKN }, { metin: VKN }])
      expect(match(some, '600.00', change, { choices: on })).toEqual([
        `ONERI ${'metin' in change ? 6 : 5} VKN_TUTAR 11:200.00 12:400.00`,
      ]);
    expect(match(some, '600.00', { karsiAd: 'KUZEY MOBILYA' })).toEqual(['ONERI 9 AD_TUTAR 11:200.00 12:400.00']);
    expect(match(some, '600.00')).toEqual(['YOK']);
  });

  test('MNY-95: of several solutions the one with the oldest invoices comes first, at most five', () => {
    const found = match(rests(...Array.from({ length: 8 }, () => '100.00')), '300.00', { karsiVkn: VKN });
    expect(found).toHaveLength(5);
    expect(found[0]).toBe('ONERI 5 VKN_TUTAR 10:100.00 11:100.00 12:100.00');
  });

  test('MNY-95: at most six invoices, of the twenty oldest', () => {
    const by = (size: number, tutar: string) =>
      match(rests(...Array.from({ length: size }, () => '100.00')), tutar, { karsiVkn: VKN });
    expect(by(8, '600.00')[0]).toMatch(/^ONERI 5/);
    expect(by(8, '700.00')).toEqual(['YOK']);
    const many = Array.from({ length: 21 }, (_, index) =>
      invoice(String(index + 10), { kalan: `${2 ** index}.00`, faturaTarih: '2026-03-01' }),
    );
    expect(match(many, `${2 ** 19 + 1}.00`, { karsiVkn: VKN })).toEqual(['ONERI 5 VKN_TUTAR 10:1.00 29:524288.00']);
    expect(match(many, `${2 ** 20 + 1}.00`, { karsiVkn: VKN })).toEqual(['YOK']);
  });

  test('MNY-95: the search ends after 50,000 steps and tells it', () => {
    const odd = Array.from({ length: 20 }, (_, index) => `${1000 + index * 7}.00`);
    const matcher = createMatcher(rests(...odd), off);
    const started = performance.now();
    expect(matcher.match(movement('6200.01', { karsiVkn: VKN }))).toMatchObject({ sonuc: 'YOK', aramaKesildi: true });
    expect(performance.now() - started).toBeLessThan(1000);
    expect(matcher.match(movement('2007.00', { karsiVkn: VKN }))).toMatchObject({
      sonuc: 'ONERI',
      aramaKesildi: false,
    });
  });
});

describe('MNY-97: payments recorded by hand', () => {
  const receipt = {
    tahsilatId: 't',
    borcluId: 'kuzey',
    ad: 'Kuzey Mobilya Ltd. Şti.',
    vknTckn: VKN,
    ibans: [IBAN],
    tarih: '2026-03-10',
    tutar: '1200.00',
    paraBirim: 'TRY',
    belgeNumaralari: [number('01')],
  };
  const offered = (change: Partial<BankMovement>, changed: Partial<typeof receipt> = {}) => {
    const matcher = createMatcher([invoice('02')], on);
    matcher.putReceipt({ ...receipt, ...changed });
    return matcher.match(movement('1200.00', change));
  };

  test('MNY-97: one of the same customer and amount within 3 days is offered, and nothing is automatic', () => {
    for (const change of [
      { karsiVkn: VKN },
      { metin: VKN },
      { metin: number('01') },
      { metin: number('02') },
      { karsiIban: IBAN },
      { karsiAd: 'KUZEY MOBILYA' },
    ])
      expect(offered(change)).toMatchObject({ sonuc: 'ONERI', tahsilatlar: ['t'] });
    expect(offered({ karsiVkn: VKN, tarih: '2026-03-13' }).tahsilatlar).toEqual(['t']);
    expect(offered({ karsiVkn: VKN, tarih: '2026-03-07' }).tahsilatlar).toEqual(['t']);
  });

  test('MNY-97: not another customer, amount, currency or day, and not when it has a movement', () => {
    expect(offered({}).tahsilatlar).toEqual([]);
    expect(offered({ karsiVkn: OTHER_VKN }).tahsilatlar).toEqual([]);
    expect(offered({ karsiVkn: VKN, tarih: '2026-03-14' }).tahsilatlar).toEqual([]);
    expect(offered({ karsiVkn: VKN }, { tutar: '1200.01' }).tahsilatlar).toEqual([]);
    expect(offered({ karsiVkn: VKN }, { paraBirim: 'USD' }).tahsilatlar).toEqual([]);
    const matcher = createMatcher([], on);
    matcher.putReceipt(receipt);
    matcher.removeReceipt('t');
    expect(matcher.match(movement('1200.00', { karsiVkn: VKN }))).toMatchObject({ sonuc: 'YOK', tahsilatlar: [] });
  });
});

test('MNY-101: a payer is learned by its full IBANs and its folded name', () => {
  const { hesap } = movement('1.00');
  const metin = `${hesap} ${IBAN}`;
  expect(payerKeys(movement('1.00', { karsiIban: IBAN, karsiAd: ' Şule  IŞIK', metin }))).toEqual({
    ibans: [IBAN],
    ad: 'sule isik',
  });
  expect(payerKeys(movement('1.00', { karsiIban: 'TR47****0001', karsiAd: '' }))).toEqual({ ibans: [] });
});
