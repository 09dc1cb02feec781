import { expect, test } from 'vitest';
import { validateCampaign } from './paymentForms';

const campaign = { ad: 'Kasım', aciklama: '', kuponSayisi: 100, indirimOrani: '25' };
const codes = (changes: object) =>
  validateCampaign({ ...campaign, ...changes }).map(({ path, code }) => `${path} ${code}`);

test.each([{}, { kuponSayisi: 1 }, { kuponSayisi: 10_000 }, { indirimOrani: '0.001' }, { indirimOrani: '100' }])(
  'ADM-11: %o is right',
  (changes) => {
    expect(codes(changes)).toEqual([]);
  },
);

test.each([
  [{ ad: '  ' }, 'ad REQUIRED'],
  [{ ad: 'a'.repeat(101) }, 'ad TEXT_TOO_LONG'],
  [{ kuponSayisi: undefined }, 'kuponSayisi REQUIRED'],
  [{ kuponSayisi: 0 }, 'kuponSayisi NOT_POSITIVE'],
  [{ kuponSayisi: 10_001 }, 'kuponSayisi COUNT_TOO_HIGH'],
  [{ kuponSayisi: 1.5 }, 'kuponSayisi INVALID_NUMBER'],
  [{ kuponSayisi: Number.NaN }, 'kuponSayisi INVALID_NUMBER'],
  [{ indirimOrani: '' }, 'indirimOrani REQUIRED'],
  [{ indirimOrani: '0' }, 'indirimOrani NOT_POSITIVE'],
  [{ indirimOrani: '0.000' }, 'indirimOrani NOT_POSITIVE'],
  [{ indirimOrani: '100.001' }, 'indirimOrani RATE_TOO_HIGH'],
  [{ indirimOrani: '25,5' }, 'indirimOrani INVALID_NUMBER'],
])('ADM-11: %o is not', (changes, fault) => {
  expect(codes(changes)).toEqual([fault]);
});
