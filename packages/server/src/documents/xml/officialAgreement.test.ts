import { describe, expect, test } from 'vitest';
import { addDays, type Line } from '@kalem/domain';
import { rankOf, validateInvoice } from '@kalem/domain/checks';
import { ruleMessages } from '@kalem/domain/messages';
import type { Invoice } from '../source';
import { loadOfficial, skipped } from '../testing/loadOfficial';
import { sampleInvoice, sampleSeller } from '../testing/samples';
import { renderXml } from './renderXml';

/** In UTC like GİB's clock, because our date must not be later than GİB's. */
const today = new Date().toISOString().slice(0, 10);
const day = (daysAgo: number) => addDays(today, -daysAgo);

const plain: Line = { malHizmet: 'Defter', miktar: '2', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
const exempt: Line = { ...plain, kdvOrani: '0' };
const ordinary: Line = { ozelMatrahNedeni: '', ozelMatrahTutari: '' };
const permit = { gtip: '620342000010', aliciDibSatirKod: 'AB123456789' };
const usd = { paraBirim: 'USD', dovizKur: '41.25' };
const dated = { faturaTarih: day(1), faturaSaat: '10:00:00', vknTckn: '1234567890', aliciUnvan: 'Yıldız Ltd. Şti.' };

/** A valid invoice of each type. */
const bases: readonly { readonly fields: Partial<Invoice>; readonly line: Line }[] = [
  { fields: { faturaTip: 'SATIS' }, line: plain },
  {
    fields: {
      faturaTip: 'IADE',
      iadeTuru: 'ALIS_IADESI',
      iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000801', faturaTarih: day(30) }],
    },
    line: plain,
  },
  { fields: { faturaTip: 'TEVKIFAT' }, line: { ...plain, tevkifatKodu: '602' } },
  { fields: { faturaTip: 'ISTISNA' }, line: { ...exempt, istisnaMuafiyetSebebi: '301' } },
  { fields: { faturaTip: 'OZELMATRAH' }, line: { ...plain, ozelMatrahNedeni: '805', ozelMatrahTutari: '50' } },
  { fields: { faturaTip: 'IHRACKAYITLI' }, line: { ...exempt, istisnaMuafiyetSebebi: '701' } },
  { fields: { faturaTip: 'KONAKLAMAVERGISI' }, line: exempt },
];

type Change = readonly [what: string, line: Line, fields?: Partial<Invoice>, second?: Line];
const reasons = [
  '',
  '151',
  '203',
  '233',
  '301',
  '308',
  '339',
  '351',
  '501',
  '555',
  '701',
  '702',
  '703',
  '704',
  '801',
  '999',
];

/** Single changes to the valid invoices. Some types stay valid with some of them. */
const changes: readonly Change[] = [
  ['nothing', {}],
  ...reasons.flatMap((code): Change[] => [
    [`reason ${code || 'none'} at 0`, { ...ordinary, kdvOrani: '0', istisnaMuafiyetSebebi: code }],
    [`reason ${code || 'none'} at 20`, { ...ordinary, kdvOrani: '20', istisnaMuafiyetSebebi: code }],
  ]),
  ['555 beside a line at 0', { ...ordinary, kdvOrani: '20', istisnaMuafiyetSebebi: '555' }, {}, exempt],
  ['702 with its permit', { ...ordinary, kdvOrani: '0', istisnaMuafiyetSebebi: '702', ...permit }],
  ['702 beside 701', { ...ordinary, kdvOrani: '0', istisnaMuafiyetSebebi: '702', ...permit }, {}, exempt],
  ['GTİP of 11 digits', { ...ordinary, kdvOrani: '0', istisnaMuafiyetSebebi: '702', ...permit, gtip: '62034200001' }],
  ['tevkifat 602', { tevkifatKodu: '602' }],
  ['tevkifat 602 at 70', { tevkifatKodu: '602', V9015Orani: '70' }],
  ['tevkifat 601 at its former 30', { tevkifatKodu: '601', V9015Orani: '30' }],
  ['tevkifat 650 at 50', { tevkifatKodu: '650', V9015Orani: '50' }],
  ['tevkifat 650 at 35', { tevkifatKodu: '650', V9015Orani: '35' }],
  ['tevkifat at a free rate', { V9015Orani: '35' }],
  ['tevkifat 999', { tevkifatKodu: '999', V9015Orani: '50' }],
  ['özel matrah 805', { ozelMatrahNedeni: '805', ozelMatrahTutari: '50' }],
  ['özel matrah 899', { ozelMatrahNedeni: '899', ozelMatrahTutari: '50' }],
  ['ÖTV tevkifatı', { V4171Tutari: '12.50' }],
  ['a tax off the list', { V8003Tutari: '5' }],
  ['BSMV', { V0021Orani: '5' }],
  ['stopaj above what is payable', { V0011Orani: '240' }],
  ['a full discount', { iskontoTip: 'ISKONTO', iskontoOrani: '100' }],
  ['a tiny price', { miktar: '1', birimFiyat: '0.01' }],
  ['a unit off the list', { birim: 'XYZ' }],
  ['a delivery term off the list', { teslimSarti: 'ABC' }],
  ['a package off the list', { esyaKapCinsi: 'QQQ' }],
  ['a transport mode off the list', { gonderilmeSekli: 'X' }],
  ['packages that are no number', { kapAdet: '12 koli' }],
  ['an old KDV rate', { kdvOrani: '18' }],
  ['a currency', {}, usd],
  ['a currency without a rate', {}, { ...usd, dovizKur: '0' }],
  ['a rate of seven decimals', {}, { ...usd, dovizKur: '41.2567891' }],
  ['a retired currency', {}, { ...usd, paraBirim: 'SKK' }],
  ['a currency that is none', {}, { ...usd, paraBirim: 'XYZ' }],
  ['a day to come', {}, { faturaTarih: day(-2) }],
  ['a day that is none', {}, { faturaTarih: '2026-02-30' }],
  ['a time that is none', {}, { faturaSaat: '25:00:00' }],
  ['a delivery note of a day to come', {}, { irsaliyeNumarasi: 'IRS-1', irsaliyeTarihi: day(-2) }],
  ['no returned invoice', {}, { iadeFaturalari: [] }],
  ['a returned number of 15', {}, { iadeFaturalari: [{ faturaNumarasi: 'GIB202600000080', faturaTarih: day(30) }] }],
  ['a number of 9 digits', {}, { vknTckn: '123456789' }],
  ['a wrong check digit', {}, { vknTckn: '7351902846' }],
  ['nobody', {}, { aliciUnvan: '' }],
];

/**
 * Faults that our validation reports in addition to GİB's rules: code, affected cases and reason. They are reported
 * even when GİB refuses the invoice too.
 */
const ours: readonly (readonly [code: string, cases: RegExp, why: string])[] = [
  ['OLD_KDV_RATE', /old KDV rate/, 'fiscal-rules 11'],
  ['OLD_TEVKIFAT_RATE', /former/, 'fiscal-rules 11: GİB takes former rates of any day'],
  ['VKN_TCKN_CHECK_DIGIT', /check digit/, 'GİB counts the digits alone'],
  ['REASON_NEEDS_ZERO_KDV', /at 20|old KDV rate/, 'fiscal-rules 6: what is exempt bears no KDV'],
  ['TEVKIFAT_NEEDS_KDV', /at 0/, 'of no KDV nothing is withheld'],
  ['ISTISNA_REQUIRED', /ISTISNA/, 'fiscal-rules 6'],
  ['OZELMATRAH_REQUIRED', /OZELMATRAH/, 'fiscal-rules 6'],
  ['EXPORT_REASON_MISSING', /IHRACKAYITLI/, 'KDV Kanunu 11/1-c'],
  ['REASON_NOT_FOR_TYPE', /reason (151|351)/, 'fiscal-rules 6: of a sale at KDV 0, and GİB takes it anywhere'],
  ['INVALID_CHOICE', /reason 801/, 'a special base stands in a field of its own'],
  ['TAX_NOT_FOR_TYPE', /KONAKLAMAVERGISI: BSMV/, 'REF-04: V0059 alone'],
  ['GTIP_LENGTH', /GTİP/, 'NUM-10: GİB looks at 702 on IHRACKAYITLI alone'],
  ['NOT_A_COUNT', /packages/, 'ubl-tr 5: the document leaves it out'],
];

describe('INV-35, LST-21, OFF-01 to OFF-10: validation and the official rules agree', () => {
  const cases = bases.flatMap(({ fields, line }) =>
    changes.map(([what, change, others, second]) => {
      const lines = [{ ...line, ...change }, ...(second ? [{ ...line, ...second }] : [])];
      return { name: `${fields.faturaTip}: ${what}`, draft: { ...dated, ...fields, ...others, malHizmetler: lines } };
    }),
  );

  test(
    'for invoices of the seven types with one change each',
    async () => {
      if (skipped !== undefined) return console.log(skipped);
      const check = await loadOfficial();
      const xmls = cases.map(({ draft: { malHizmetler, ...fields } }) =>
        renderXml(sampleInvoice(malHizmetler, fields), sampleSeller),
      );
      const schema = await check.schemaFindings(xmls);
      const disagreements = cases.flatMap(({ name, draft }, index): string[] => {
        const official = [
          ...check.schematronFindings(xmls[index] ?? '').map(({ rule, assert }) => `${rule}-${assert}`),
          ...(schema[index] ?? []).map((text) => `XSD ${text}`),
        ];
        // Rules of law are no rules of GİB's check. The warnings about the last day to sign depend on the current day.
        const codes = validateInvoice(draft, { today })
          .filter(({ code }) => !(code in ruleMessages) || rankOf(code) === 'GIB')
          .map(({ code }) => String(code))
          .filter((code) => !code.startsWith('SIGNING_DAY_'));
        const claimed = codes.filter((code) => !ours.some(([own, about]) => own === code && about.test(name)));
        if (official.length > 0 && codes.length === 0) return [`${name}: GİB alone says ${official.join(', ')}`];
        return official.length === 0 && claimed.length > 0 ? [`${name}: we alone say ${claimed.join(', ')}`] : [];
      });
      console.log(`official rules: ${cases.length} spoilt invoices`);
      expect(disagreements).toEqual([]);
    },
    10 * 60_000,
  );
});
