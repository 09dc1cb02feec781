import { describe, expect, test } from 'vitest';
import { validateInvoice } from '@kalem/domain/checks';
import type { Invoice, Line } from '../source';
import { officialFindings } from '../testing/officialFindings';
import { parseXml } from '../testing/parseXml';
import { sampleInvoice, sampleSeller, vectorInvoices } from '../testing/samples';
import { renderXml } from './renderXml';

const plain: Line = { malHizmet: 'Defter', miktar: '2', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
const exempt: Line = { ...plain, kdvOrani: '0' };
const usd = { paraBirim: 'USD', dovizKur: '41.256789' };
const iade: Partial<Invoice> = {
  faturaTip: 'IADE',
  iadeTuru: 'ALIS_IADESI',
  iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000801', faturaTarih: '2026-08-01' }],
};

type Case = readonly [what: string, line: Line, fields: Partial<Invoice>];
const findingsIn = (xml: string) => officialFindings(parseXml(xml));
const refusedOf = ({ malHizmetler, ...invoice }: Invoice) =>
  validateInvoice({ ...invoice, malHizmetler }, { today: '2026-09-03' }).filter(
    ({ severity }) => severity !== 'warning',
  );

const accepted: readonly Case[] = [
  ['SATIS', plain, {}],
  ['SATIS 351', { ...exempt, istisnaMuafiyetSebebi: '351*' }, {}],
  ['SATIS with 0059', { ...plain, V0059Orani: '2' }, { vergiler: ['V0059'] }],
  ['stopaj 0003', { ...plain, V0003Orani: '20' }, { vergiler: ['V0003'] }],
  ['USD with rate', plain, usd],
  ['IADE with reference', plain, iade],
  ['TEVKIFAT 602', { ...plain, tevkifatKodu: '602' }, { faturaTip: 'TEVKIFAT' }],
  ['TEVKIFAT 627-Ex', { ...plain, tevkifatKodu: '627-Ex' }, { faturaTip: 'TEVKIFAT' }],
  ['TEVKIFAT 801', { ...plain, tevkifatKodu: '801' }, { faturaTip: 'TEVKIFAT' }],
  [
    'TEVKIFAT 4171',
    { ...plain, tevkifatKodu: '602', V4171Tutari: '12.5' },
    { faturaTip: 'TEVKIFAT', vergiler: ['V4171'] },
  ],
  ['ISTISNA 301', { ...exempt, istisnaMuafiyetSebebi: '301' }, { faturaTip: 'ISTISNA' }],
  [
    'ISTISNA 301 with delivery data',
    {
      ...exempt,
      istisnaMuafiyetSebebi: '301',
      gtip: '620342000010',
      teslimSarti: 'FOB',
      esyaKapCinsi: 'BX',
      kapAdet: '12',
      gonderilmeSekli: '1',
      teslimBedelOdemeYeri: 'Ambarlı',
    },
    { faturaTip: 'ISTISNA', ...usd },
  ],
  ['OZELMATRAH 805', { ...plain, ozelMatrahNedeni: '805', ozelMatrahTutari: '50' }, { faturaTip: 'OZELMATRAH' }],
  ['IHRACKAYITLI 701 rate 0', { ...exempt, istisnaMuafiyetSebebi: '701' }, { faturaTip: 'IHRACKAYITLI' }],
  [
    'IHRACKAYITLI 702',
    { ...exempt, istisnaMuafiyetSebebi: '702', gtip: '620342000010', aliciDibSatirKod: 'AB123456789' },
    { faturaTip: 'IHRACKAYITLI' },
  ],
  ['IHRACKAYITLI 701 rate 20', { ...plain, istisnaMuafiyetSebebi: '701' }, { faturaTip: 'IHRACKAYITLI' }],
  ['KONAKLAMAVERGISI', exempt, { faturaTip: 'KONAKLAMAVERGISI' }],
  ['a discount', { ...plain, iskontoOrani: '12.5' }, {}],
  ['an increase', { ...plain, iskontoOrani: '10', iskontoTip: 'ARTTIRIM' }, {}],
  ['KDV Ayır', { ...plain, miktar: '1', birimFiyat: '83.325', kdvDahilBirimFiyat: '99.99' }, {}],
];

/**
 * Vectors that the schematron refuses: code 650 (ubl-tr 6), code 702 without its permit's line code, and vectors that
 * test only arithmetic.
 */
const expectedOf: Readonly<Record<string, readonly string[]>> = {
  'PUB-002': ['4171 of type', 'withholding of type', 'withholding code'],
  'PUB-003': ['withholding code'],
  'PUB-014': ['702 without GTİP and line code'],
  'PUB-028': ['KDV 0 without reason'],
  'PUB-038': ['withholding code'],
};

describe('API-93: documents that the official rules accept', () => {
  test.each(accepted)('%s', (_what, line, fields) => {
    const invoice = sampleInvoice([line], fields);
    expect(findingsIn(renderXml(invoice, sampleSeller))).toEqual([]);
    expect(refusedOf(invoice)).toEqual([]);
  });

  test.each(vectorInvoices)('%s %s', (id, _name, invoice) => {
    expect(findingsIn(renderXml(invoice, sampleSeller))).toEqual(expectedOf[id] ?? []);
  });
});

const refused: readonly (readonly [finding: string, ...Case])[] = [
  ['withholding pair', '602 with 70', { ...plain, tevkifatKodu: '602', V9015Orani: '70' }, { faturaTip: 'TEVKIFAT' }],
  ['withholding of type', 'withheld in SATIS', { ...plain, tevkifatKodu: '602', V9015Orani: '90' }, {}],
  ['4171 of type', '4171 in SATIS', { ...plain, V4171Tutari: '12.5' }, {}],
  ['KDV 0 without reason', 'KDV 0 in SATIS', exempt, {}],
  ['reason code', 'exemption 203', { ...exempt, istisnaMuafiyetSebebi: '203' }, { faturaTip: 'ISTISNA' }],
  ['istisna of type', '301 in SATIS', { ...exempt, istisnaMuafiyetSebebi: '301' }, {}],
  ['export code of type', '701 in SATIS', { ...exempt, istisnaMuafiyetSebebi: '701' }, {}],
  ['rate', 'USD without rate', plain, { ...usd, dovizKur: '0' }],
  ['rate', 'a rate of seven decimals', plain, { ...usd, dovizKur: '41.2567891' }],
  ['returned invoices', 'IADE without reference', plain, { faturaTip: 'IADE' }],
  [
    'returned invoices',
    'a reference of 15 characters',
    plain,
    { ...iade, iadeFaturalari: [{ faturaNumarasi: 'GIB202600000080', faturaTarih: '2026-08-01' }] },
  ],
];

describe('API-93: validation refuses what the official rules refuse', () => {
  test.each(refused)('%s: %s', (finding, _what, line, fields) => {
    const invoice = sampleInvoice([line], fields);
    expect(findingsIn(renderXml(invoice, sampleSeller))).toContain(finding);
    expect(refusedOf(invoice)).not.toEqual([]);
  });

  test('tax code 8003, which the product does not offer', () => {
    expect(findingsIn(renderXml(sampleInvoice([{ ...plain, V8003Orani: '5' }]), sampleSeller))).toEqual(['tax code']);
  });

  test('code 650 is the only expected finding, because the official list of codes lacks it and the list of codes with rates has it (ubl-tr 6)', () => {
    const invoice = sampleInvoice([{ ...plain, tevkifatKodu: '650', V9015Orani: '50' }], { faturaTip: 'TEVKIFAT' });
    expect(findingsIn(renderXml(invoice, sampleSeller))).toEqual(['withholding code']);
    expect(refusedOf(invoice)).toEqual([]);
  });

  test('a draft lacks only its number', () => {
    expect(
      findingsIn(
        renderXml(sampleInvoice([plain], { ettn: null, belgeNumarasi: null, onayDurumu: 'Onaylanmadi' }), sampleSeller),
      ),
    ).toEqual(['number']);
  });
});

describe('API-93: rules that the schematron leaves to the schema', () => {
  const xml = renderXml(sampleInvoice([plain], usd), sampleSeller);

  test.each([
    ['no extensions', /<ext:UBLExtensions>.*<\/ext:UBLExtensions>/s, ''],
    ['signature', /<cac:Signature>.*<\/cac:Signature>/s, ''],
    ['amount', '<cbc:PayableAmount currencyID="USD">240.00', '<cbc:PayableAmount currencyID="USD">240.000'],
    ['amount', '<cbc:PayableAmount currencyID="USD">240.00', '<cbc:PayableAmount currencyID="USD">-240.00'],
    ['line count', '<cbc:LineCountNumeric>1', '<cbc:LineCountNumeric>2'],
    ['unit', ' unitCode="C62"', ''],
    ['party name', /<cac:PartyName>.*?<\/cac:PartyName>/s, ''],
    ['party number', 'schemeID="VKN">7351902846', 'schemeID="VKN">735190284'],
    ['address', /<cbc:CityName>ANKARA<\/cbc:CityName>/g, ''],
    ['currency', 'DocumentCurrencyCode>USD', 'DocumentCurrencyCode>AFG'],
    ['profile', 'EARSIVFATURA', 'TEMELFATURA'],
    ['type', 'InvoiceTypeCode>SATIS', 'InvoiceTypeCode>SGK'],
  ])('%s', (finding, part, other) => {
    expect(findingsIn(xml)).toEqual([]);
    const broken = xml.replace(part, other);
    expect(broken).not.toBe(xml);
    expect(findingsIn(broken)).toEqual([finding]);
  });
});
