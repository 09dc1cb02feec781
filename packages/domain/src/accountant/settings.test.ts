import { describe, expect, test } from 'vitest';
import { choices, isAskedBy, takeProposals } from './choices';
import { fillProposals, isLedgerCode, type MapRow, readLedgerCodes, roles } from './ledgerMap';
import { programs } from './programs';

const row = (rol: MapRow['rol'], kod: string, anahtar: string | null = null, tip: MapRow['tip'] = null): MapRow => ({
  rol,
  anahtar,
  tip,
  kod,
});
const account = (kod: string, vknTckn: string | null = null, altHesap = false) => ({ kod, ad: '', vknTckn, altHesap });

describe('the settings of an office', () => {
  test('ACT-02: the programs, and the two that a pack may have in addition', () => {
    expect(programs.map(({ program, title }) => [program, title])).toEqual([
      ['LUCA_BILANCO', 'Luca – bilanço (fiş)'],
      ['LUCA_ISLETME', 'Luca – işletme / serbest meslek'],
      ['LUCA_LISTE', 'Luca – fatura listesi'],
      ['FIS_EXCEL', 'Diğer – fiş (Excel)'],
      ['LISTE_EXCEL', 'Diğer – fatura listesi (Excel)'],
      ['UBL_ZIP', 'UBL (XML) arşivi'],
    ]);
    expect(programs.filter(({ isExtra }) => isExtra).map(({ program }) => program)).toEqual(['LISTE_EXCEL', 'UBL_ZIP']);
  });

  test('no format has been tried by a pilot accountant yet', () => {
    expect(new Set(programs.map(({ kanit }) => kanit))).toEqual(new Set(['DENENMEDI']));
  });

  test('ACT-03: the row with most fields wins, a key wins over a type, rows without a code do not count', () => {
    const codes = readLedgerCodes(
      [
        row('GELIR', '600'),
        row('GELIR', '600.ISTISNA', null, 'ISTISNA'),
        row('GELIR', '600.20', '20'),
        row('GELIR', '600.20.TEV', '20', 'TEVKIFAT'),
        row('GELIR', '', '10', 'TEVKIFAT'),
        row('HESAPLANAN_KDV', '391.20', '20'),
      ],
      'TEK',
    );
    const of = (anahtar: string | null, tip: MapRow['tip']) => codes.find({ rol: 'GELIR', anahtar, tip });
    expect(of('20', 'TEVKIFAT')).toBe('600.20.TEV');
    expect(of('20', 'ISTISNA')).toBe('600.20');
    expect(of('10', 'ISTISNA')).toBe('600.ISTISNA');
    expect(of('10', 'TEVKIFAT')).toBe('600');
    expect(of('1', 'SATIS')).toBe('600');
    expect(codes.find({ rol: 'HESAPLANAN_KDV', anahtar: '10', tip: 'SATIS' })).toBeUndefined();
  });

  test.each([
    ['120', true],
    ['600.01.20', true],
    ['120-Ç.a', true],
    ['A'.repeat(30), true],
    ['A'.repeat(31), false],
    ['', false],
    ['120 01', false],
    ['=1+1', false],
    ['120;', false],
  ])('%j is a ledger code: %s', (kod, expected) => {
    expect(isLedgerCode(kod)).toBe(expected);
  });

  test('the example map fills empty rows and changes no others', () => {
    const filled = fillProposals([row('GELIR', '600.99'), row('GELIR', '', '20'), row('ALICI', '')]);
    expect(filled.slice(0, 3)).toEqual([row('GELIR', '600.99'), row('GELIR', '600', '20'), row('ALICI', '120')]);
    expect(Object.fromEntries(filled.slice(3).map(({ rol, kod }) => [rol, kod]))).toEqual({
      SATICI: '320',
      GELIR_IHRACAT: '601',
      HESAPLANAN_KDV: '391',
      VERGI: '360',
      STOPAJ: '193',
      SATISTAN_IADE: '610',
      INDIRILECEK_KDV: '191',
      ALISTAN_IADE: '153',
      DIGER_KDV: '192',
    });
    expect(filled).toHaveLength(roles.length + 1);
  });

  test('ACT-06: under TEK all customers have one code', () => {
    const codes = readLedgerCodes([row('ALICI', '120'), row('ALICI', '120.01', '1234567890')], 'TEK');
    expect(codes.ofCustomer('ALICI', '1234567890', 'SATIS')).toBe('120');
  });

  test('ACT-06: under VKN the entered code wins, then the chart, then the code of customers without an account', () => {
    const map = [row('ALICI', '120.99'), row('ALICI', '120.01', '1234567890'), row('ALICI', '120.11', '11111111111')];
    const chart = [
      account('120', null, true),
      account('120.05', '9876543210'),
      account('320.05', '9876543210'),
      account('120.06', '1234567890'),
      account('120.07', '5555555555'),
      account('120.08', '5555555555'),
      account('120.22', '2222222222'),
    ];
    const codes = readLedgerCodes(map, 'VKN', chart);
    const of = (vknTckn: string) => codes.ofCustomer('ALICI', vknTckn, 'SATIS');
    expect(of('1234567890')).toBe('120.01');
    expect(of('9876543210')).toBe('120.05');
    expect(codes.ofCustomer('SATICI', '9876543210', 'IADE')).toBe('320.05');
    // Two accounts of one number: we do not guess.
    expect(of('5555555555')).toBe('120.99');
    expect(of('11111111111')).toBe('120.99');
    expect(of('2222222222')).toBe('120.99');
    expect(codes.ofCustomer('SATICI', '1234567890', 'IADE')).toBeUndefined();
  });

  test('each choice proposes its first answer; answered choices stay', () => {
    expect(takeProposals({ fxResidue: 'CARI', iadeTuru: null })).toEqual({
      iadeTuru: 'ALIS_IADESI',
      iadeKdv: 'HESAPLANAN',
      ihracatGeliri: 'AYRI',
      tecilKdv: 'DIGER_KDV',
      ozelMatrah: 'FIS',
      stopaj: 'FIS',
      fxResidue: 'CARI',
    });
    expect(choices.iadeKdv).toEqual(['HESAPLANAN', 'INDIRILECEK', 'ELLE']);
  });

  test('only programs with entries ask for choices; all ask for the kind of a return', () => {
    const asking = (choice: 'iadeTuru' | 'stopaj') =>
      programs.filter(({ program }) => isAskedBy(program, choice)).map(({ program }) => program);
    expect(asking('stopaj')).toEqual(['LUCA_BILANCO', 'FIS_EXCEL']);
    expect(asking('iadeTuru')).toHaveLength(6);
  });
});
