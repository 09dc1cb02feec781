import { inflateSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { renderHtml } from '@kalem/domain/document';
import { sampleInvoice, sampleSeller } from './testing/samples';
import { renderXml } from './xml/renderXml';
import { packedDocument, packZip } from './zip';

const plain = { malHizmet: 'Çizgili defter', miktar: '2', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
const textsOf = (zip: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));

test('API-93: our own ZIP has the entries of the portal’s, html and xml', () => {
  const invoice = sampleInvoice([plain]);
  expect(textsOf(packZip(invoice, sampleSeller))).toEqual({
    '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53_f.html': renderHtml(invoice, sampleSeller),
    '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53_f.xml': renderXml(invoice, sampleSeller),
  });
});

test('OC-81: while there is no ETTN its entries are named by the id', () => {
  const zip = packZip(
    sampleInvoice([plain], { ettn: null, belgeNumarasi: null, onayDurumu: 'Onaylanmadi' }),
    sampleSeller,
  );
  expect(Object.keys(unzipSync(zip))).toEqual([
    '0e3f1a52-7c55-4a9e-9d3e-2f6a1b7c8d90_f.html',
    '0e3f1a52-7c55-4a9e-9d3e-2f6a1b7c8d90_f.xml',
  ]);
});

test('the same invoice gives the same bytes', () => {
  const invoice = sampleInvoice([plain]);
  expect(packZip(invoice, sampleSeller)).toEqual(packZip(invoice, sampleSeller));
});

test('ATK-01: a file is taken over packed as it is; from a ZIP that is broken anywhere nothing, or no more than it holds', () => {
  const zip = new Uint8Array(zipSync({ 'a.txt': strToU8('x'), 'b.xml': strToU8('<ş/>'.repeat(50)) }));
  const found = packedDocument(zip, '.xml');
  expect(found?.compression).toBe(8);
  expect(strFromU8(inflateSync(found?.bytes ?? new Uint8Array()))).toBe('<ş/>'.repeat(50));
  expect(found?.size).toBe(250);
  expect(packedDocument(zip, '.html')).toBeUndefined();
  for (let length = 0; length < zip.length; length += 1)
    expect(packedDocument(zip.slice(0, length), '.xml')).toBeUndefined();
  for (let at = 0; at < zip.length; at += 1) {
    const damaged = zip.slice();
    damaged[at] = 0xff;
    expect((packedDocument(damaged, '.xml')?.bytes.length ?? 0) <= zip.length).toBe(true);
  }
});
