import fc from 'fast-check';
import type { components } from '@kalem/openapi';
import { istisnaCodes } from '@kalem/domain/codes/istisna-codes';
import { exportRegistrationCodes } from '@kalem/domain/codes/invoice-types';
import { otherReasons } from '@kalem/domain/codes/other-reasons';
import { ozelMatrahCodes } from '@kalem/domain/codes/ozel-matrah-codes';
import { units } from '@kalem/domain/codes/units';
import { invoice as anyInvoice } from '../../../../domain/test/arbitraries';
import { tevkifatCodes } from '../../../../domain/test/oracle';

type Draft = components['schemas']['InvoiceWrite'];
type Line = components['schemas']['Line'];
type FaturaTip = components['schemas']['FaturaTip'];

const valuesOf = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value);
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const seldom = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 9 });

/** The exemption reasons that a type accepts, including the ones that its form does not offer. */
const reasonsOf: Readonly<Record<FaturaTip, readonly string[]>> = {
  SATIS: ['351', '351*', '151', '555'],
  TEVKIFAT: ['351', '151', '555'],
  ISTISNA: valuesOf([...istisnaCodes, ...otherReasons]),
  IADE: valuesOf([...istisnaCodes, ...otherReasons, ...exportRegistrationCodes]),
  OZELMATRAH: ['351', '151', '555'],
  IHRACKAYITLI: [...valuesOf(exportRegistrationCodes), '702', '702', '301', '308'],
  KONAKLAMAVERGISI: [],
};

/** Fields that a line of any type may have in addition to its figures. */
const details = fc.record({
  reason: fc.nat(),
  hasReason: fc.nat(9),
  birim: fc.constantFrom(...valuesOf(units)),
  /** A full discount, so that the KDV is 0.00. */
  iskontoOrani: seldom(fc.constant('100')),
  kdvOrani: fc.constantFrom('0', '0', '1', '8', '10', '18', '20'),
  tevkifat: sometimes(fc.constantFrom('free', '650', ...tevkifatCodes)),
  rate: fc.constantFrom('20', '35', '50', '70', '90', '12.5'),
  ozelMatrahNedeni: fc.constantFrom(...valuesOf(ozelMatrahCodes)),
  delivery: sometimes(
    fc.record(
      {
        teslimSarti: fc.constantFrom('FOB', 'DPU', 'CIF'),
        esyaKapCinsi: fc.constantFrom('BX', 'PX', 'NE'),
        kapNo: fc.constantFrom('K-1/12', 'ğüş & <1>'),
        kapAdet: fc.constantFrom('0', '12', ' 7 ', '12 koli'),
        teslimBedelOdemeYeri: fc.constant('Ambarlı Limanı'),
        gonderilmeSekli: fc.constantFrom('0', '1', '9'),
        gtip: fc.constant('620342000010'),
        aciklama: fc.constantFrom('Yerli üretim', '  ', 'a & b'),
      },
      { requiredKeys: [] },
    ),
  ),
  aliciDibSatirKod: sometimes(fc.constant('AB123456789')),
});
type Details = typeof details extends fc.Arbitrary<infer Value> ? Value : never;

/** Recipient, notes and dates. `day` is counted from a day that is today or tomorrow. */
const header = fc.record({
  vknTckn: fc.constantFrom('1234567890', '11111111111', '10000000146', '7351902846'),
  aliciUnvan: fc.constantFrom('Yıldız Çiçekçilik ve Peyzaj Ltd. Şti.', 'A & B <Ltd>', ''),
  aliciAdi: fc.constantFrom('Ayşe', 'Ali Can'),
  aliciSoyadi: fc.constant('Şahin'),
  vergiDairesi: fc.constantFrom('ÜSKÜDAR', ''),
  il: fc.constantFrom('İSTANBUL', ''),
  ilce: fc.constantFrom('ÜSKÜDAR', ''),
  ulke: fc.constantFrom('Türkiye', 'Almanya'),
  adres: fc.constantFrom('Şehit Öğretmen Sk. No: 7/A', ''),
  emails: fc.constantFrom<string[]>([], ['muhasebe@yildizcicek.test']),
  not: fc.constantFrom('', 'YALNIZ BİN TÜRK LİRASI###teşekkürler'),
  irsaliyeNumarasi: fc.constantFrom('', 'IRS2026000000001'),
  faturaSaat: fc.constantFrom('00:00:00', '14:05:09', '23:59:59'),
  paraBirim: fc.constantFrom(undefined, undefined, 'GBP', 'BGN', 'CHE', 'SKK', 'AFG', 'XAU'),
  daysAgo: fc.constantFrom(1, 2, 9, 20, 40, -2),
  noteDaysAgo: seldom(fc.constantFrom(0, 3, -2)),
});

/**
 * Random drafts of all seven types with the figures of the domain's property tests. Fields that GİB's rules check
 * mostly fit the type, so that validation accepts about half of the drafts. `day` returns the day `daysAgo` days ago,
 * YYYY-MM-DD.
 */
export function officialInvoices(day: (daysAgo: number) => string): fc.Arbitrary<Draft> {
  return fc
    .tuple(anyInvoice, header, fc.array(details, { minLength: 6, maxLength: 6 }))
    .map(([{ faturaTip, paraBirim, dovizKur, malHizmetler }, { daysAgo, noteDaysAgo, ...fields }, details]) => ({
      ...fields,
      faturaTip,
      paraBirim: fields.paraBirim ?? paraBirim,
      dovizKur: /[1-9]/.test(dovizKur) ? dovizKur : '41.25',
      faturaTarih: day(daysAgo),
      irsaliyeTarihi: noteDaysAgo === undefined ? '' : day(noteDaysAgo),
      iadeFaturalari:
        faturaTip === 'IADE' ? [{ faturaNumarasi: 'GIB2026000000801', faturaTarih: day(daysAgo + 30) }] : [],
      iadeTuru: faturaTip === 'IADE' ? 'ALIS_IADESI' : null,
      malHizmetler: malHizmetler.map((line, index) => suit(line, details[index], faturaTip)),
    }));
}

/** A valid draft with `lines` lines. */
export function longInvoice(faturaTarih: string, faturaTip: FaturaTip, lines: number): Draft {
  const reason = reasonsOf[faturaTip].find((code) => code !== '351*');
  return {
    faturaTip,
    faturaTarih,
    faturaSaat: '12:00:00',
    vknTckn: '1234567890',
    aliciUnvan: 'Yıldız Çiçekçilik ve Peyzaj Ltd. Şti.',
    malHizmetler: Array.from({ length: lines }, (_, index) => ({
      malHizmet: `Kalem ${index}`,
      miktar: String(index + 1),
      birim: index % 2 === 0 ? 'C62' : 'KGM',
      birimFiyat: '12.34567',
      kdvOrani: faturaTip === 'ISTISNA' ? '0' : '20',
      iskontoOrani: index % 3 === 0 ? '12.5' : '0',
      ...(faturaTip === 'ISTISNA' && reason !== undefined && { istisnaMuafiyetSebebi: reason }),
      ...(faturaTip === 'TEVKIFAT' && index % 2 === 0 && { tevkifatKodu: '602' }),
    })),
  };
}

const figures = /^(?:malHizmet|miktar|birimFiyat|iskonto|kdvDahil)/;

function suit(any: Readonly<Record<string, string>>, given: Details | undefined, faturaTip: FaturaTip): Line {
  if (given === undefined) return any;
  const entries = Object.entries(any).filter(([field]) => figures.test(field) || takesTax(field, faturaTip));
  const kdvOrani = faturaTip === 'ISTISNA' && given.hasReason > 0 ? '0' : given.kdvOrani;
  const reason = reasonOf(given, faturaTip, kdvOrani);
  const takesDetails = faturaTip !== 'KONAKLAMAVERGISI';
  return {
    ...Object.fromEntries(entries),
    birim: given.birim,
    kdvOrani,
    ...(given.iskontoOrani && { iskontoTip: 'ISKONTO' as const, iskontoOrani: given.iskontoOrani }),
    ...(reason !== undefined && { istisnaMuafiyetSebebi: reason }),
    ...(kdvOrani !== '0' && tevkifatOf(given, faturaTip)),
    ...(faturaTip === 'OZELMATRAH' && { ozelMatrahNedeni: given.ozelMatrahNedeni, ozelMatrahTutari: '50' }),
    ...(takesDetails && given.delivery),
    ...(reason === '702' && given.hasReason > 2 && { gtip: '620342000010' }),
    ...(reason === '702' && given.aliciDibSatirKod && { aliciDibSatirKod: given.aliciDibSatirKod }),
  };
}

function takesTax(field: string, faturaTip: FaturaTip): boolean {
  if (!/^V\d{4}/.test(field) || /^V(9015|9040|8003)/.test(field)) return false;
  if (field.startsWith('V4171')) return faturaTip === 'TEVKIFAT' || faturaTip === 'IADE';
  return field.startsWith('V0059') ? field === 'V0059Tutari' : faturaTip !== 'KONAKLAMAVERGISI';
}

function reasonOf({ reason, hasReason }: Details, faturaTip: FaturaTip, kdvOrani: string): string | undefined {
  const reasons = reasonsOf[faturaTip];
  const drawn = reasons[reason % reasons.length];
  if (faturaTip === 'IHRACKAYITLI') return hasReason > 0 ? drawn : undefined;
  // 555 is the only reason that requires KDV.
  if (kdvOrani !== '0') return hasReason === 0 && reasons.includes('555') ? '555' : undefined;
  return hasReason > 0 && drawn !== '555' ? drawn : undefined;
}

function tevkifatOf({ tevkifat, rate }: Details, faturaTip: FaturaTip): Line {
  if (tevkifat === undefined || (faturaTip !== 'TEVKIFAT' && faturaTip !== 'IADE')) return {};
  if (tevkifat === 'free') return { V9015Orani: rate };
  return tevkifat === '650' ? { tevkifatKodu: tevkifat, V9015Orani: rate } : { tevkifatKodu: tevkifat };
}
