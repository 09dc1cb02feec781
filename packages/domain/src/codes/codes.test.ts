import { createHash } from 'node:crypto';
import { describe,expect,test } from 'vitest';
import { currencyUnits } from '../calculation/amountInWords';
import { isFaturaTip } from '../facts/faturaTip';
import { officialCodes } from '../facts/officialCodes';
import { isTaxCode, kdvTevkifat, readTaxField, taxEffect, taxEffectOfField } from '../facts/taxes';
import { tevkifatRates } from '../facts/tevkifat';
import { newTaxFields } from '../invoice/lines';
import { offeredCurrencies,offeredOn,offeredReasons,offeredTaxTypes } from '../offers';
import { upperTr } from '../text/letters';
import { compareTr } from '../text/sorting';
import { validateLine } from '../validation/validateLine';
import { banks } from './banks';
import { countries } from './countries';
import { currencies } from './currencies';
import { deliveryTerms } from './delivery-terms';
import { districts } from './districts';
import * as invoiceTypeGroups from './invoice-types';
import { istisnaCodes } from './istisna-codes';
import { otherReasons } from './other-reasons';
import { ozelMatrahCodes } from './ozel-matrah-codes';
import { packageTypes } from './package-types';
import { provinces } from './provinces';
import { taxOffices } from './tax-offices';
import { taxOfficesRetired } from './tax-offices-retired';
import { taxTypes } from './tax-types';
import { tevkifatCodes } from './tevkifat-codes';
import { transportModes } from './transport-modes';
import { units } from './units';

const lists: Readonly<Record<string, object>> = {
  banks,
  countries,
  currencies,
  'delivery-terms': deliveryTerms,
  districts,
  'invoice-types': { ...invoiceTypeGroups },
  'istisna-codes': istisnaCodes,
  'other-reasons': otherReasons,
  'ozel-matrah-codes': ozelMatrahCodes,
  'package-types': packageTypes,
  provinces,
  'tax-offices': taxOffices,
  'tax-offices-retired': taxOfficesRetired,
  'tax-types': taxTypes,
  'tevkifat-codes': tevkifatCodes,
  'transport-modes': transportModes,
  units,
};

/**
 * SHA-256 of the fact tables that the lists were written from, with the additions of GİB's list version 1.43 and the
 * days of A-51 (JSON without blanks, sorted keys).
 */
const factTables = [
  ['banks', 'fa7587198428fa6cc526d3a43cb2241f910907e04c4a710364d6e6d16aad40fc'],
  ['countries', '419a95adcd536cfa8d70e37684c66a574ed33c79525aac337578797e8f571df7'],
  ['currencies', '9e8f09e84d91b101c19592ad3295d99e435a97cafdbaabae86ad977d84a5ec4a'],
  ['delivery-terms', '69865442798dee7ff21ee20d43d97aaa1757dab3f6688d6ab9bab1ecf9df9d1c'],
  ['districts', 'ee06000303105674545cd4cf7c73283ef64d93c8062a022bab2a1815dc0b262e'],
  ['invoice-types', 'f4c73179fb9891f375192104418682600b095a1ff3b17f41fa584a3ba64c19db'],
  ['istisna-codes', '9b716ad3986dfc257289b66e9262e716ff079bd061c760bf5e68efe639193acc'],
  ['other-reasons', 'f95c710c1766f77b0c6a4ca80b3af2c2536fb3596e29ac7877f8b62ade732c19'],
  ['ozel-matrah-codes', '76e0c407b3dfc5de1b973f32e69210d812435eda7a748a996caeffc29f284c6e'],
  ['package-types', '9e62c5dbbe345a4d90fa89414575762e58f15f85bb84be78fe51a445f85c79d8'],
  ['provinces', 'b7e04e12e0ee27c57b9a35db82a3a5bddda824f4e178f75d378a112088af02c1'],
  ['tax-offices-retired', '01bd719af048b4a7af6fbbdeb873b3002c53822aafcfbb5725ecf331ad4497f2'],
  ['tax-offices', '54a474032c712ac79a9d07984d2ff69a95fbda7d120aa1e9f473274d91456121'],
  ['tax-types', '419a61a693db7731602b3d6cb6aea584b2ba758bd4c946da2d14af05a9232b7c'],
  ['tevkifat-codes', '2395d8bfbef03a15af27620bd107e1b07f46e3d252608643544783da89b7bedc'],
  ['transport-modes', '8db9d7d61c70afac24ba53cdd28fd1aeaec2020baceaa53791a07febd3c8fde8'],
  ['units', '3317668c7f373176aef1f5a26eb9e6ea5b2ef534a99bb76249028e9c377db096'],
] as const;

const values = <Value>(entries: readonly { readonly value: Value }[]) => entries.map(({ value }) => value);
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

describe('code lists', () => {
  test.each(factTables)('REF-01: %s equals its fact table', (name, hash) => {
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
    };
    expect(createHash('sha256').update(JSON.stringify(sorted(lists[name]))).digest('hex')).toBe(hash);
  });

  test.each(Object.entries(lists).filter(([, list]) => Array.isArray(list)))('REF-01: values of %s are unique, titles are trimmed NFC', (_name, list) => {
    const entries = list as readonly { value: unknown; title: string }[];
    expect(new Set(values(entries)).size).toBe(entries.length);
    for (const { title } of entries) expect(title).toBe(title.trim().normalize('NFC'));
  });

  test('REF-02: tax types exclude V8003; V9040 and V0022 are never offered', () => {
    expect(taxTypes).toHaveLength(30);
    expect(values(taxTypes.filter(({ inSpec }) => !inSpec))).toEqual(['V0022', 'V9040']);
    expect(officialCodes.taxes).toEqual(new Set(values(taxTypes).filter((value) => value !== 'V9015')));
    expect(values(taxTypes)).not.toContain('V8003');
    expect(taxTypes.find(({ value }) => value === 'V0075')?.title).toBe('ÖTV 3A Liste');
    expect(taxTypes.find(({ value }) => value === 'V1048')?.title).toBe('Damga Vergisi (5035)');
  });

  test('REF-03: a tax has a rate and an amount field; V0059 and V4171 begin with a rate', () => {
    for (const { value, rateField, amountField } of taxTypes) expect([rateField, amountField]).toEqual([`${value}Orani`, `${value}Tutari`]);
    expect(newTaxFields('V0059')).toEqual({ V0059Orani: '2', V0059Tutari: '' });
    expect(newTaxFields('V4171')).toEqual({ V4171Orani: '100', V4171Tutari: '' });
    expect(newTaxFields('V0073')).toEqual({ V0073Orani: '0', V0073Tutari: '' });
  });

  test('CAL-04 REF-02: the calculation uses the flags of the tax list', () => {
    for (const { value, vatOnTax, rateField, amountField } of taxTypes.filter(({ value }) => value !== 'V9015')) {
      for (const field of [rateField, amountField, value]) expect(taxEffectOfField(field)).toMatchObject({ code: value, bearsKdv: vatOnTax });
    }
  });

  test('CAL-04 REF-02: the flags for subtracted and withheld taxes match the list', () => {
    for (const { value, deducted, withholding } of taxTypes.filter(({ value }) => value !== kdvTevkifat)) {
      expect(taxEffect(`V${value.slice(1)}`)).toMatchObject({ adds: !deducted, subtracts: deducted || withholding });
    }
    expect(taxTypes.filter(({ deducted, withholding }) => deducted && withholding).map(({ value }) => value)).toEqual([kdvTevkifat]);
  });

  test("LIN-02 LIN-11: a tax field's name contains its code and its kind, and the calculation reads the entered fields", () => {
    const figures = ['', 'Orani', 'Tutari', 'BirimTutari', 'KdvTutari'] as const;
    for (const { value } of taxTypes) {
      expect(isTaxCode(value)).toBe(true);
      for (const figure of figures) {
        expect(readTaxField(value + figure)).toEqual({ code: value, figure });
        const isEntered = value !== kdvTevkifat && figure !== 'KdvTutari';
        expect(taxEffectOfField(value + figure)?.code).toBe(isEntered ? value : undefined);
      }
    }
    for (const other of ['', 'V', 'V007', 'V00730', 'v0073', 'V0073Oran', 'V0073OraniTutari', ' V0073', 'V0073\n', 'hesaplananV0073', 'tevkifatKodu']) {
      expect([other, readTaxField(other), taxEffectOfField(other), isTaxCode(other)]).toEqual([other, undefined, undefined, false]);
    }
    for (const other of [undefined, null, 73, {}, 'V0073Orani']) expect(isTaxCode(other)).toBe(false);
  });

  test.each(['SATIS', 'IADE', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI'])('REF-04: %s offers 26 taxes', (faturaTip) => {
    const offered = values(offeredTaxTypes(taxTypes, faturaTip));
    expect(offered).toHaveLength(26);
    for (const code of ['V9015', 'V4171', 'V9040']) expect(offered).not.toContain(code);
  });

  test('REF-04: TEVKIFAT offers two more, KONAKLAMAVERGISI one', () => {
    expect(values(offeredTaxTypes(taxTypes, 'TEVKIFAT'))).toEqual(expect.arrayContaining([...values(offeredTaxTypes(taxTypes, 'SATIS')), 'V9015', 'V4171']));
    expect(offeredTaxTypes(taxTypes, 'TEVKIFAT')).toHaveLength(28);
    expect(values(offeredTaxTypes(taxTypes, 'KONAKLAMAVERGISI'))).toEqual(['V0059']);
  });

  test('REF-05: 81 provinces by plate number', () => {
    expect(values(provinces)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
    expect([0, 5, 33, 34, 80].map((index) => provinces[index]?.title)).toEqual(['ADANA', 'ANKARA', 'İSTANBUL', 'İZMİR', 'DÜZCE']);
  });

  test('REF-06: 973 districts of 81 provinces, with unique numbers', () => {
    expect(Object.keys(districts).sort()).toEqual(titles(provinces).sort());
    const all = Object.values(districts).flat();
    expect(all).toHaveLength(973);
    expect(new Set(values(all)).size).toBe(973);
    expect(all.every(({ value }) => Number.isInteger(value))).toBe(true);
    expect(all.filter(({ title }) => title === 'MERKEZ').length).toBeGreaterThan(1);
  });

  test('REF-07: countries in Turkish, Türkiye first, value equals title', () => {
    expect(countries[0]?.value).toBe('Türkiye');
    expect(values(countries)).toEqual(titles(countries));
    expect(titles(countries.slice(1))).toEqual(titles(countries.slice(1)).sort(compareTr));
  });

  test('REF-08: currencies, TRY first, 142 offered', () => {
    expect(currencies[0]?.value).toBe('TRY');
    expect(values(currencies)).toEqual(expect.arrayContaining(['USD', 'EUR', 'GBP', 'QAR', 'CNY', 'ARS', 'DKK', 'IRR', 'SEK', 'CHF', 'AFN']));
    expect(offeredCurrencies(currencies)).toHaveLength(142);
    expect(officialCodes.currencies).toEqual(new Set(values(currencies.filter(({ ublTr }) => ublTr))));
    expect(officialCodes.retiredCurrencies).toEqual(new Set(values(currencies.filter(({ ublTr }) => !ublTr))));
  });

  test('CAL-10: amounts in words use the unit names of the list', () => {
    const named = currencies.filter(({ majorUnit }) => majorUnit !== undefined);
    expect(named).toHaveLength(12);
    for (const { value, majorUnit = '', minorUnit = '' } of named.filter(({ value }) => value !== 'AFN')) {
      expect(currencyUnits.get(value)).toEqual([upperTr(majorUnit), upperTr(minorUnit)]);
    }
    expect(currencyUnits.get('AFG')).toEqual(currencyUnits.get('AFN'));
  });

  test('REF-09: 50 units, the same set that validation accepts', () => {
    expect(units).toHaveLength(50);
    expect(officialCodes.units).toEqual(new Set(values(units)));
    expect(units.find(({ value }) => value === 'C62')?.title).toBe('Adet');
  });

  test('REF-10 REF-11: 54 withholding codes with the rates that the calculation uses', () => {
    expect(new Set(values(tevkifatCodes))).toEqual(new Set([...range(601, 627), '627-Ex', '650', ...range(801, 825)]));
    const rates = tevkifatCodes.filter(({ rate }) => rate !== null).map(({ value, rate }) => [value, String(rate)] as const);
    expect(new Map(tevkifatRates)).toEqual(new Map(rates));
    expect(tevkifatCodes.find(({ value }) => value === '627-Ex')).toMatchObject({ submitCode: '627', rate: 40, gecerliBitis: '2022-10-31' });
  });

  test('REF-12: 85 exemption codes, dated where UBL-TR 1.43 changed them', () => {
    expect(istisnaCodes).toHaveLength(85);
    expect(offeredOn(istisnaCodes, '2026-09-13').map(({ value }) => value)).not.toContain('233');
    const later = values(offeredOn(istisnaCodes, '2026-09-14'));
    expect(later).toContain('233');
    expect(later.filter((code) => ['308', '339'].includes(code))).toEqual([]);
    for (const { value } of istisnaCodes.filter(({ value }) => value !== '351')) expect(officialCodes.istisna).toContain(value);
    for (const code of ['203', '210', '222', '224', '243', '249', '345', '349']) expect(officialCodes.istisna).not.toContain(code);
  });

  test('OFF-12 REF-12: every reason that validation accepts has a title', () => {
    const { istisna, withoutKdv } = officialCodes;
    const titled = new Set([...values(istisnaCodes), ...values(otherReasons)]);
    for (const code of [...istisna, ...withoutKdv, '555']) expect(titled).toContain(code);
    expect(istisnaCodes.find(({ value }) => value === '229')?.title).toContain('Darülacezeye');
  });

  test('REF-13: twelve special-base reasons', () => {
    expect(values(ozelMatrahCodes)).toEqual(range(801, 812));
    expect(officialCodes.ozelMatrah).toEqual(new Set(range(801, 812)));
  });

  test('REF-14 REF-15 REF-16: delivery terms, packages and transport', () => {
    expect(values(deliveryTerms).join(' ')).toBe('CFR CIF CIP CPT DAF DAP DPU DDP DDU DEQ DES EXW FAS FCA FOB');
    expect(values(packageTypes).join(' ')).toBe('BA BE BG BH BI BJ BK BX CB CH CI CK CN CR DK DR EC FC JR LV NE SA SU TN VG VL VO');
    expect(titles(packageTypes).slice(0, 3)).toEqual(['Varil', 'Bohça', 'Torba']);
    expect(values(transportModes)).toEqual([...range(1, 9), '0']);
    expect(officialCodes.packageTypes.size).toBe(378);
    expect(transportModes[5]?.title).toBe('Çok Araçlı (Kombine) Taşımacılık');
  });

  test('REF-17 CMP-25: tax offices of every province, by unique six digits', () => {
    expect(taxOffices.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(taxOffices.map(({ provinceId }) => provinceId)).size).toBe(81);
    expect(taxOffices.every(({ value }) => /^\d{6}$/.test(value))).toBe(true);
    expect(new Set(taxOffices.map(({ merlinId }) => merlinId)).size).toBe(taxOffices.length);
    expect(taxOffices.every(({ merlinId }) => Number.isInteger(merlinId))).toBe(true);
    const retired = new Set(values(taxOfficesRetired));
    expect(taxOffices.some(({ value }) => retired.has(value))).toBe(false);
  });

  test('REF-18: banks by legal name with their IBAN bank code', () => {
    expect(banks.length).toBeGreaterThanOrEqual(58);
    for (const { eftCode, ibanCode } of banks) expect(ibanCode).toBe(`0${eftCode}`);
  });

  test('REF-19 INV-04 LIN-07 STK-02 LST-04: the small lists', () => {
    const { invoiceTypes, stockTypes, approvalStatuses, requestStatuses, requestKinds, objectionMethods, vatRates, exportRegistrationCodes } = invoiceTypeGroups;
    expect(titles(invoiceTypes)).toEqual(['Satış', 'İade', 'Tevkifat', 'İstisna', 'Özel Matrah', 'İhraç Kayıtlı', 'Konaklama Vergisi']);
    expect(values(invoiceTypes).every(isFaturaTip)).toBe(true);
    expect(titles(stockTypes)).toEqual(['Ticari Mal', 'Hammadde', 'Mamul', 'Yarı Mamul', 'Hizmet', 'Sabit Kıymet']);
    expect(titles(approvalStatuses)).toEqual(['Onaylandı', 'Onaylanmadı', 'Silinmiş']);
    expect([values(requestKinds), values(requestStatuses), values(objectionMethods)]).toEqual([['IPTAL', 'ITIRAZ'], ['OLUSTU', 'KABUL', 'RET'], ['NOTER', 'TAAHHUTLU_MEKTUP', 'TELGRAF', 'KEP']]);
    expect(new Set(vatRates.map(String))).toEqual(officialCodes.kdvRates);
    expect(new Set(values(exportRegistrationCodes))).toEqual(officialCodes.exportRegistration);
  });

  test.each([
    ['SATIS', ['351']],
    ['TEVKIFAT', ['351']],
    ['IHRACKAYITLI', ['701', '702', '703', '704']],
    ['OZELMATRAH', []],
    ['KONAKLAMAVERGISI', []],
  ])('LIN-14: reasons offered on a line of %s', (faturaTip, expected) => {
    expect(values(offeredReasons({ istisnaCodes, ...invoiceTypeGroups }, faturaTip, '2026-11-21'))).toEqual(expected);
  });

  test('LIN-14: ISTISNA offers its codes without 351, IADE any', () => {
    const istisna = values(offeredReasons({ istisnaCodes, ...invoiceTypeGroups }, 'ISTISNA', '2026-11-21'));
    expect(istisna).toHaveLength(82);
    expect(istisna).not.toContain('351');
    expect(values(offeredReasons({ istisnaCodes, ...invoiceTypeGroups }, 'IADE', '2026-11-21'))).toHaveLength(87);
    expect(values(offeredReasons({ istisnaCodes, ...invoiceTypeGroups }, 'IADE', '2026-09-13'))).not.toContain('233');
  });

  test.each([
    ['2026-09-13', false, true],
    ['2026-09-14', true, false],
  ])('OFF-01 REF-12 LIN-14: ISTISNA and IADE on %s', (date, has233, has308) => {
    for (const faturaTip of ['ISTISNA', 'IADE']) {
      const offered = values(offeredReasons({ istisnaCodes, ...invoiceTypeGroups }, faturaTip, date));
      expect([offered.includes('233'), offered.includes('308'), offered.includes('339')]).toEqual([has233, has308, has308]);
    }
  });

  test('REF-11: 627-Ex is offered up to its last day', () => {
    expect(values(offeredOn(tevkifatCodes, '2022-10-31'))).toContain('627-Ex');
    expect(offeredOn(tevkifatCodes, '2022-11-01')).toHaveLength(53);
  });

  test('LIN-14 REF-12: every offered reason passes validation, and every valid reason is offered, on each day on which a list changes', () => {
    for (const faturaTarih of ['2023-07-10', '2026-03-12', '2026-09-13', '2026-09-14']) {
      for (const faturaTip of values(invoiceTypeGroups.invoiceTypes)) {
        for (const { value } of offeredReasons({ istisnaCodes, ...invoiceTypeGroups }, faturaTip, faturaTarih)) {
          const faults = validateLine({ kdvOrani: '0', istisnaMuafiyetSebebi: value }, 0, { faturaTip, faturaTarih });
          expect(faults.filter(({ path }) => path.endsWith('istisnaMuafiyetSebebi'))).toEqual([]);
        }
      }
    }
  });

  test.each(factTables.map(([name]) => name).filter((name) => name !== 'invoice-types'))('REF-01: codes/%s exports its list under its name in camelCase', async (name) => {
    const entry: Readonly<Record<string, unknown>> = await import(`../codes/${name}.ts`);
    expect(Object.keys(entry)).toEqual([name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]);
    expect(Object.values(entry)).toEqual([lists[name]]);
  });

  test('REF-01 REF-19: codes/invoice-types exports each of its lists', () => {
    const groups = ['invoiceTypes', 'stockTypes', 'objectionMethods', 'colourClasses', 'requestKinds', 'requestStatuses', 'approvalStatuses', 'vatRates', 'exportRegistrationCodes'];
    expect(Object.keys(invoiceTypeGroups).sort()).toEqual(groups.sort());
  });
});
