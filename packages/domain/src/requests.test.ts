import { describe, expect, test } from 'vitest';
import { faultMessage } from './messages';
import { amountColour, canRaiseRequest, describeRequest, isVoid, readRequestStatus, shownRequests } from './requests';
import { validateRequest } from './validation/invoicingForms';

const texts = (faults: ReturnType<typeof validateRequest>) =>
  Object.fromEntries(faults.map((fault) => [fault.path, faultMessage(fault)]));
const needed = 'Bu alan gereklidir';
const invoice = { faturaTarih: '2026-09-03', belgeNumarasi: 'GIB2026000000001' };
const objection = {
  ...invoice,
  itirazYontemi: 'NOTER',
  referansBelgeNumarasi: '2026/17',
  referansBelgeTarih: '2026-09-04',
  aciklama: 'Miktar fazla',
};
const answer = { tarih: '2026-09-03', belgeNumarasi: 'GIB2026000000001', saticiVknTckn: '5560173901' };

describe('request forms', () => {
  test('REQ-03: complete forms have no fault', () => {
    expect(validateRequest('IPTAL', { ...invoice, aciklama: 'Mükerrer' })).toEqual([]);
    expect(validateRequest('IPTAL', { ...invoice, aciklama: '🖋'.repeat(1000) })).toEqual([]);
    expect(validateRequest('ITIRAZ', objection)).toEqual([]);
    expect(validateRequest('KABUL', answer)).toEqual([]);
    expect(validateRequest('RET', { ...answer, aciklama: 'Teslim edildi' })).toEqual([]);
  });

  test.each([
    ['2004-12-31', 'Tarih 01/01/2005 gününden önce olamaz.'],
    ['2026-10-06', 'Tarih 05/10/2026 gününden sonra olamaz.'],
    ['9999-12-31', 'Tarih 05/10/2026 gününden sonra olamaz.'],
  ])('ATK-67: accepts only a possible date for the paper of an objection: %s', (referansBelgeTarih, text) => {
    const faults = validateRequest('ITIRAZ', { ...objection, referansBelgeTarih }, { today: '2026-09-04' });
    expect(texts(faults)).toEqual({ referansBelgeTarih: text });
  });

  test('REQ-03: all fields are required', () => {
    expect(texts(validateRequest('IPTAL', { aciklama: '  ' }))).toEqual({
      faturaTarih: needed,
      belgeNumarasi: needed,
      aciklama: needed,
    });
    expect(texts(validateRequest('ITIRAZ', invoice))).toEqual({
      itirazYontemi: needed,
      referansBelgeNumarasi: needed,
      referansBelgeTarih: needed,
      aciklama: needed,
    });
  });

  test('REQ-04, REQ-03: rejects unknown methods, impossible dates and long texts', () => {
    expect(
      texts(
        validateRequest('ITIRAZ', {
          ...objection,
          itirazYontemi: 'noter',
          referansBelgeTarih: '2026-02-30',
          aciklama: 'x'.repeat(1001),
        }),
      ),
    ).toEqual({
      itirazYontemi: 'Listede olmayan bir değer',
      referansBelgeTarih: 'Geçersiz tarih',
      aciklama: 'En fazla 1000 karakter olabilir',
    });
  });

  test('REQ-19: a rejection needs a reason, an acceptance does not', () => {
    expect(texts(validateRequest('RET', { ...answer, aciklama: ' \n' }))).toEqual({ aciklama: needed });
    expect(texts(validateRequest('KABUL', {}))).toEqual({
      tarih: needed,
      belgeNumarasi: needed,
      saticiVknTckn: needed,
    });
  });
});

describe('the status of requests', () => {
  test.each([
    ['IPTAL', 'OLUSTU', 'İptal talebi oluşturuldu', 'SIYAH'],
    ['IPTAL', 'KABUL', 'İptal talebi kabul edildi', 'YESIL'],
    ['IPTAL', 'RET', 'İptal talebi reddedildi', 'KIRMIZI'],
    ['ITIRAZ', 'OLUSTU', 'İtiraz talebi oluşturuldu', 'SIYAH'],
    ['ITIRAZ', 'KABUL', 'İtiraz talebi kabul edildi', 'YESIL'],
    ['ITIRAZ', 'RET', 'İtiraz talebi reddedildi', 'KIRMIZI'],
  ] as const)('REQ-06: %s %s is shown as %s', (tip, durum, text, colour) => {
    expect(describeRequest({ tip, durum })).toEqual({ text, colour });
  });

  test('REQ-06: RET is written, RED is read', () => {
    expect(['OLUSTU', 'KABUL', 'RET', 'RED', 'ret', ''].map(readRequestStatus)).toEqual([
      'OLUSTU',
      'KABUL',
      'RET',
      'RET',
      undefined,
      undefined,
    ]);
  });

  test('REQ-13: amounts are black without a request or with an open one, green after acceptance, red after rejection', () => {
    const open = { tip: 'IPTAL', durum: 'OLUSTU' } as const;
    expect(amountColour([])).toBe('SIYAH');
    expect(amountColour([open])).toBe('SIYAH');
    expect(amountColour([{ ...open, durum: 'KABUL' }, open])).toBe('YESIL');
    expect(amountColour([{ ...open, durum: 'RET' }])).toBe('KIRMIZI');
  });

  test('REQ-13, MNY-06: an accepted cancellation voids an invoice, a rejected one and an accepted objection do not', () => {
    const accepted = { tip: 'IPTAL', durum: 'KABUL' } as const;
    expect(isVoid([{ tip: 'ITIRAZ', durum: 'RET' }, accepted])).toBe(true);
    expect(isVoid([{ tip: 'ITIRAZ', durum: 'KABUL' }])).toBe(false);
    expect(isVoid([{ tip: 'IPTAL', durum: 'RET' }])).toBe(false);
    expect(isVoid([])).toBe(false);
  });

  test('REQ-07: shows the two newest requests of an invoice', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((akisi) => shownRequests(akisi))).toEqual([
      [],
      ['a'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('REQ-01, LST-05: a request can be raised once, on an approved invoice', () => {
    const states = ['Onaylandi', 'Onaylanmadi', 'Silinmis'];
    expect(states.filter((onayDurumu) => canRaiseRequest({ onayDurumu, talepAkisi: [] }))).toEqual(['Onaylandi']);
    expect(canRaiseRequest({ onayDurumu: 'Onaylandi', talepAkisi: [{ tip: 'IPTAL', durum: 'RET' }] })).toBe(false);
  });
});
