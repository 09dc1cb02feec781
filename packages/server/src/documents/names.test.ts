import { describe, expect, test } from 'vitest';
import { contentDisposition, downloadName } from './names';
import { sampleInvoice } from './testing/samples';

const nameOf = (fields: Parameters<typeof sampleInvoice>[1]) => downloadName(sampleInvoice([], fields), 'pdf');

describe('API-91: the file name of a saved document', () => {
  test.each([
    ['number and recipient', {}, 'GIB2026000000917 Yıldız Çiçekçilik ve Peyzaj Ltd. Şti.pdf'],
    ['a person', { aliciUnvan: '', aliciAdi: 'Işıl', aliciSoyadi: 'İğdeli' }, 'GIB2026000000917 Işıl İğdeli.pdf'],
    ['a draft', { onayDurumu: 'Onaylanmadi', aliciUnvan: 'Çınar' }, 'Taslak GIB2026000000917 Çınar.pdf'],
    [
      'a draft that the portal does not have yet',
      { onayDurumu: 'Onaylanmadi', belgeNumarasi: null, aliciUnvan: 'Çınar' },
      'Taslak Çınar.pdf',
    ],
    ['no recipient', { onayDurumu: 'Onaylanmadi', belgeNumarasi: null, aliciUnvan: '' }, 'Taslak.pdf'],
    [
      'what file systems refuse',
      { aliciUnvan: '../A\\B:C*D?E"F<G>H|I\r\nJ\u0000\u202efdp.exe ' },
      'GIB2026000000917 .. A B C D E F G H I J fdp.exe.pdf',
    ],
    [
      'trailing dots and spaces, which Windows removes',
      { aliciUnvan: 'Çınar A.Ş. . ..' },
      'GIB2026000000917 Çınar A.Ş.pdf',
    ],
    [
      'blanks for a name',
      { aliciUnvan: '  ', aliciAdi: 'Işıl', aliciSoyadi: 'İğdeli' },
      'GIB2026000000917 Işıl İğdeli.pdf',
    ],
    ['approved without a number', { belgeNumarasi: null, aliciUnvan: 'Çınar' }, 'Çınar.pdf'],
    ['lone surrogates', { aliciUnvan: 'A\ud800B\udc00' }, 'GIB2026000000917 AB.pdf'],
  ] as const)('%s', (_what, fields, name) => {
    expect(nameOf(fields)).toBe(name);
  });

  test('cuts names of any length between characters', () => {
    expect(nameOf({ aliciUnvan: '🖋'.repeat(100) })).toBe(`GIB2026000000917 ${'🖋'.repeat(63)}.pdf`);
  });

  test('the header is ASCII and cannot contain anything but a name', () => {
    const header = contentDisposition('inline', { plain: 'x_f.pdf', full: 'İnşaat \'A\' (B)*; x="y".pdf' });
    expect(header).toBe(
      `inline; filename="x_f.pdf"; filename*=UTF-8''%C4%B0n%C5%9Faat%20%27A%27%20%28B%29%2A%3B%20x%3D%22y%22.pdf`,
    );
    expect(new Headers({ 'Content-Disposition': header }).get('Content-Disposition')).toBe(header);
  });
});
