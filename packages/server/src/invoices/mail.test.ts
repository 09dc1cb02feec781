import { expect, test } from 'vitest';
import { sampleInvoice, sampleSeller } from '../documents/testing/samples';
import { approvedInvoiceMail } from './mail';

const invoice = sampleInvoice([
  { malHizmet: 'Defter', miktar: '2', birim: 'C62', birimFiyat: '1234.5', kdvOrani: '20' },
]);
const link = { url: 'https://kalem.test/api/belge/x', pdf: new Uint8Array([37, 80, 68, 70]) };

test('INV-40: the mail contains seller, number, day, amount, the link and the PDF', () => {
  const mail = approvedInvoiceMail(invoice, sampleSeller, link);
  expect(mail.subject).toBe('IŞIK ÖĞÜTÇÜ GIDA SANAYİ VE TİCARET A.Ş.: GIB2026000000917 numaralı e-Arşiv faturanız');
  expect(mail.body).toContain('03/09/2026 tarihli ve GIB2026000000917 numaralı');
  expect(mail.body).toContain('Ödenecek tutar: 2.962,80 TL');
  expect(mail.body.split('\n').at(-1)).toBe(link.url);
  expect(mail.attachments).toEqual([
    { name: '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53_f.pdf', mediaType: 'application/pdf', bytes: link.pdf },
  ]);
});

test('INV-40: a name cannot inject a mail header', () => {
  const mail = approvedInvoiceMail(invoice, { ...sampleSeller, unvan: 'Kötü\r\nBcc: herkes@ornek.test' }, link);
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
