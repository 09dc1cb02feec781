import { inflateSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { renderHtml } from '@kalem/domain/document';
import { sampleInvoice, sampleSeller } from './testing/samples';
import { renderXml } from './xml/renderXml';
import { packedDocument, packZip, unpackDocument } from './zip';

const plain = { malHizmet: 'Çizgili defter', miktar: '2', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
const textsOf = (zip: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));

test('API-93: our own ZIP has the same entries as the portal’s, html and xml', () => {
  const invoice = sampleInvoice([plain]);
  expect(textsOf(packZip(invoice, sampleSeller))).toEqual({
    '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53_f.html': renderHtml(invoice, sampleSeller),
    '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53_f.xml': renderXml(invoice, sampleSeller),
  });
});

test('OC-81: names the entries by the id while there is no ETTN', () => {
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

test('ATK-01: copies a packed file unchanged, and returns nothing or less from a damaged ZIP', () => {
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

const MB = 1024 * 1024;
const zipOf = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files, { level: 9 }));
/** Changes the sizes in the directory of a ZIP to `size`. */
function claiming(zip: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const changed = zip.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return changed;
}

test('ATK-61: does not unpack a ZIP bomb, even if its directory has false sizes', () => {
  const bomb = zipOf({ 'a.xml': new Uint8Array(21 * MB) });
  expect(bomb.length).toBeLessThan(MB / 10);
  expect(unpackDocument(bomb, '.xml')).toBeUndefined();
  expect(unpackDocument(claiming(bomb, 1000), '.xml')).toBeUndefined();
  expect(unpackDocument(zipOf({ 'a.xml': new Uint8Array(1000) }), '.xml')).toHaveLength(1000);
});

test('ATK-61: unpacks only the first of many files of 20 MB', () => {
  const large = new Uint8Array(20 * MB);
  const zip = zipOf({
    'a.html': strToU8('<p>'),
    'a.xml': strToU8('<a/>'),
    ...Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`${at}.xml`, large])),
  });
  const before = process.cpuUsage();
  expect(unpackDocument(zip, '.xml')).toEqual(new Uint8Array(strToU8('<a/>')));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(150);
});

test('ATK-61: limits the search for a directory in 20 MB, and reads only the beginning of a long directory', () => {
  expect(unpackDocument(new Uint8Array(20 * MB), '.xml')).toBeUndefined();
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}.txt`, new Uint8Array()]));
  expect(unpackDocument(zipOf({ ...many, 'a.xml': strToU8('<a/>') }), '.xml')).toBeUndefined();
});
