import { describe, expect, it } from 'vitest';
import { crc16, isRightQr } from './paymentQr';

const order = { tutar: '1260.50', belgeNumarasi: 'GIB2026000000001' };
const tag = (name: string, value: string) => `${name}${String(value.length).padStart(2, '0')}${value}`;
const signed = (body: string) => `${body}6304${crc16(`${body}6304`)}`;
const code = (amount: string, number = order.belgeNumarasi) =>
  signed(tag('00', '01') + tag('53', '949') + tag('54', amount) + tag('62', tag('01', number)));

it("MNY-78: CRC-16/CCITT-FALSE of '123456789' is 29B1", () => {
  expect(crc16('123456789')).toBe('29B1');
  expect(crc16('')).toBe('FFFF');
});

describe('MNY-78: a payment code is drawn', () => {
  it.each([
    ['1260.50', 'lira with a point'],
    ['1260.5', 'one digit after the point'],
    ['000000126050', 'kuruş'],
  ])('when tag 54 is %s: %s', (amount) => expect(isRightQr(code(amount), order)).toBe(true));

  it.each([
    ['an opaque text', 'TEST GIB2026000000001'],
    ['a link', 'https://banka.example/ode/1'],
    ['a short code', '991234567890'],
    ['a TLV without the tags', signed(tag('00', '01'))],
    ['a checksum in small letters', code('1260.50').replace(/....$/, (sum) => sum.toLowerCase())],
  ])('%s', (_name, payload) => expect(isRightQr(payload, order)).toBe(true));
});

describe('MNY-78: a payment code is not drawn', () => {
  const wrongSum = `${code('1260.50').slice(0, -4)}0000`;
  const twice = signed(tag('54', '1260.50') + tag('54', '1.00'));
  it.each([
    ['a wrong checksum', wrongSum],
    ['a wrong checksum behind something that is no TLV', 'hello63040000'],
    ['another amount', code('1260.51')],
    ['lira without a point, which would be kuruş', code('1260')],
    ['an amount that is none', code('-1260.50')],
    ['two amounts of which one is right', twice],
    ['another number', code('1260.50', 'GIB2026000000002')],
    ['another currency', signed(tag('53', '840') + tag('54', '1260.50'))],
    ['a tag 63 that is not the last one', tag('63', 'ABCD') + tag('54', '1260.50')],
  ])('%s', (_name, payload) => expect(isRightQr(payload, order)).toBe(false));
});
