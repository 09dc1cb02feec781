import { expect, test } from 'vitest';
import { paymentHint } from './paymentHint';

const totals = {
  matrah: '1000.00',
  hesaplananKdv: '200.00',
  vergilerDahilToplamTutar: '1200.00',
  odenecekTutar: '1200.00',
};
const withheld = { ...totals, odenecekTutar: '1020.00' };

test.each([
  ['20 % of the KDV is missing', 'SATIS', totals, '1160.00', 'TEVKIFAT_KESILMIS'],
  ['50 % of the KDV is missing, which is also 10 % of the net', 'SATIS', totals, '1100.00', 'TEVKIFAT_KESILMIS'],
  ['90 % of the KDV is missing', 'SATIS', totals, '1020.00', 'TEVKIFAT_KESILMIS'],
  ['all of the KDV is missing, which is also 20 % of the net', 'SATIS', totals, '1000.00', 'TEVKIFAT_KESILMIS'],
  ['10 % of the KDV is no share that is withheld', 'SATIS', totals, '1180.00', 'STOPAJ_KESILMIS'],
  ['15 % of the net is missing', 'SATIS', totals, '1050.00', 'STOPAJ_KESILMIS'],
  ['17 % of the net is missing', 'SATIS', totals, '1030.00', 'STOPAJ_KESILMIS'],
  ['the KDV of another type than SATIS', 'ISTISNA', totals, '1160.00', undefined],
  ['20 % of the net of another type than SATIS', 'ISTISNA', totals, '1000.00', 'STOPAJ_KESILMIS'],
  ['the withheld KDV is paid as well', 'TEVKIFAT', withheld, '1200.00', 'TEVKIFAT_ODENMIS'],
  ['another surplus', 'TEVKIFAT', withheld, '1199.99', undefined],
  ['a surplus of a SATIS', 'SATIS', { ...totals, odenecekTutar: '1000.00' }, '1200.00', undefined],
  ['paid in full', 'SATIS', totals, '1200.00', undefined],
  ['nothing received', 'SATIS', { ...totals, odenecekTutar: '200.00' }, '0.00', undefined],
  ['one kuruş too much is missing', 'SATIS', totals, '1159.99', undefined],
  [
    'rounded half up: 30 % of 33.35 is 10.01',
    'SATIS',
    { ...totals, hesaplananKdv: '33.35' },
    '1189.99',
    'TEVKIFAT_KESILMIS',
  ],
] as const)('MNY-44: %s', (_name, faturaTip, amounts, received, hint) => {
  expect(paymentHint({ faturaTip, totals: amounts }, received)).toBe(hint);
});

test('MNY-44: an unknown type is that of the portal', () => {
  expect(paymentHint({ faturaTip: null, portalFaturaTip: 'SATIS', totals }, '1160.00')).toBe('TEVKIFAT_KESILMIS');
});
