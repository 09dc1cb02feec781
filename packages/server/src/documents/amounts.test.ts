import { describe, expect, it, test } from 'vitest';
import { hostileXml, realTotals, totals, ublInvoice } from '../testing/hostileXml';
import { readAmounts } from './amounts';

const real = { odenecek: '120000.00', vergi: '20000.00', toplam: '120000.00', paraBirim: 'TRY', faturaTip: null };
const forged = totals('1.00', 'USD');

describe('ATK-61: ignores amounts at another place', () => {
  it.each([
    ['a comment', `<!--${forged}-->`],
    [
      'a comment that a regular expression would match',
      '<!--<LegalMonetaryTotal><PayableAmount currencyID="USD">1.00<-->',
    ],
    ['a CDATA note', `<cbc:Note><![CDATA[${forged}]]></cbc:Note>`],
    ['a processing instruction', `<?a ${forged}?>`],
    ['an extension', `<ext:UBLExtensions>${forged}</ext:UBLExtensions>`],
    ['an embedded invoice', ublInvoice(forged).replace(/^<\?.*?\?>/, '')],
    ['an attribute', `<cbc:Note title='${forged.replaceAll('<', '&lt;')}'/>`],
    ['another namespace', `<a:LegalMonetaryTotal xmlns:a="b">${forged}</a:LegalMonetaryTotal>`],
    ['a prefix that means something else', `<cac:LegalMonetaryTotal xmlns:cac="b">${forged}</cac:LegalMonetaryTotal>`],
  ])('%s', (_, before) => {
    expect(readAmounts(ublInvoice(before + realTotals))).toEqual(real);
    expect(readAmounts(ublInvoice(realTotals + before))).toEqual(real);
  });
});

it('ATK-61: accepts any prefix, and ignores comments and references in an amount', () => {
  const other = ublInvoice(totals('120<!-- 1 -->000&#46;<![CDATA[00]]>')).replaceAll('cac', 'x').replaceAll('cbc', 'y');
  expect(readAmounts(other)).toEqual(real);
});

it.each([
  ['<cbc:InvoiceTypeCode>IADE</cbc:InvoiceTypeCode>', 'IADE'],
  ['<cbc:InvoiceTypeCode> TEVKIFAT </cbc:InvoiceTypeCode>', 'TEVKIFAT'],
  ['<cbc:InvoiceTypeCode>iade</cbc:InvoiceTypeCode>', null],
  [`<cbc:InvoiceTypeCode>${'A'.repeat(21)}</cbc:InvoiceTypeCode>`, null],
  ['<!--<cbc:InvoiceTypeCode>IADE</cbc:InvoiceTypeCode>-->', null],
  ['<cac:InvoiceTypeCode>IADE</cac:InvoiceTypeCode>', null],
  ['<cac:Party><cbc:InvoiceTypeCode>IADE</cbc:InvoiceTypeCode></cac:Party>', null],
])('MNY-09: the type of %s is %s', (before, faturaTip) => {
  expect(readAmounts(ublInvoice(before + realTotals))).toEqual({ ...real, faturaTip });
});

it('ATK-61: a document with two types, or with an element in its type, is not read', () => {
  const type = '<cbc:InvoiceTypeCode>IADE</cbc:InvoiceTypeCode>';
  expect(readAmounts(ublInvoice(type + type + realTotals))).toBeUndefined();
  expect(readAmounts(ublInvoice(type.replace('IADE', '<a/>') + realTotals))).toBeUndefined();
});

it.each([
  ['nothing', ''],
  ['no XML', 'PK'],
  ['another root', `<a>${ublInvoice(realTotals).replace(/^<\?.*?\?>/, '')}</a>`],
  ['no namespaces', '<Invoice><LegalMonetaryTotal><PayableAmount>1.00</PayableAmount></LegalMonetaryTotal></Invoice>'],
  ['no totals', ublInvoice('<cbc:ID>1</cbc:ID>')],
  ['totals twice', ublInvoice(realTotals + forged)],
  ['an element in an amount', ublInvoice(totals('<a>1.00</a>'))],
  ['no number', ublInvoice(totals('1e3'))],
  ['too many digits', ublInvoice(totals('1'.repeat(100)))],
  ['a wrong end tag', ublInvoice(`<a>${realTotals}</b>`)],
  ['no end tag', ublInvoice(realTotals).replace('</Invoice>', '')],
  ['a DOCTYPE', `<!DOCTYPE Invoice [<!ENTITY a "1.00">]>${ublInvoice(totals('&a;'))}`],
  ['65 levels', ublInvoice(`${'<a>'.repeat(64)}${'</a>'.repeat(64)}${realTotals}`)],
  ['65 attributes', ublInvoice(`<a ${Array.from({ length: 65 }, (_, at) => `a${at}=""`).join(' ')}/>${realTotals}`)],
])('ATK-61: returns no amounts for %s', (_, xml) => {
  expect(readAmounts(xml)).toBeUndefined();
});

/** CPU time in milliseconds. The shortest of three runs, because the first one includes compilation. */
function cpuTime(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test.each(Object.entries(hostileXml))('ATK-61: reads 2 MB within 1500 ms: %s', (_, make) => {
  const xml = make(2 * 1024 * 1024);
  expect(cpuTime(() => readAmounts(xml))).toBeLessThan(1500);
});

it('ATK-61: reads the amounts next to a comment of 100,000 spaces or 20,000 opening brackets', () => {
  expect(readAmounts(hostileXml['blanks in an amount in a comment']?.(100_000) ?? '')).toEqual(real);
  expect(readAmounts(hostileXml['openings that never end']?.(20 * 20_000) ?? '')).toEqual(real);
});
