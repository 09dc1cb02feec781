import { expect, test } from 'vitest';
import { drawableJpeg } from '@kalem/domain/document';
import { sampleJpeg } from './testing/samples';

const jpeg = (bytes: string) => `data:image/jpeg;base64,${btoa(bytes)}`;

test('IMG-07: a JPEG with a size is drawn', () => {
  expect(drawableJpeg(sampleJpeg)).toBe(sampleJpeg);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another kind of picture', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ['an address', 'https://evil.test/logo.jpg'],
  ['markup after the picture', `${sampleJpeg}" onerror="x`],
  ['a broken base64', 'data:image/jpeg;base64,/9j/4'],
  ['a beginning without the rest', jpeg('\u00ff\u00d8\u00ff\u00e0')],
  ['an HTML page with the first bytes of a JPEG', jpeg('\u00ff\u00d8\u00ff<script>parent.hit(1)</script>')],
  [
    'a picture without a height',
    jpeg('\u00ff\u00d8\u00ff\u00c0\u0000\u000b\u0008\u0000\u0000\u0000\u0010\u0001\u0001\u0011\u0000'),
  ],
])('IMG-07: %s is not drawn', (_what, url) => {
  expect(drawableJpeg(url)).toBeUndefined();
});
