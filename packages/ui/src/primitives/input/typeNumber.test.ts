import { describe, expect, test } from 'vitest';
import type { Locale } from '../../provider/texts';
import { readTyped, type TypedNumber, typeNumber } from './typeNumber';

const empty: TypedNumber = { text: '', caret: 0, isOpen: false };
const at = (text: string, caret: number): TypedNumber => ({ text, caret, isOpen: false });

/** Types characters one by one at the caret; '<' is Backspace. */
function type(keys: string, from = empty, locale: Locale = 'tr'): TypedNumber {
  return Array.from(keys).reduce<TypedNumber>((shown, key) => {
    if (key === '<') return erase(shown, 'deleteContentBackward', locale);
    const text = shown.text.slice(0, shown.caret) + key + shown.text.slice(shown.caret);
    return typeNumber(shown, { text, caret: shown.caret + 1, inputType: 'insertText', data: key }, locale);
  }, from);
}

/** The text of the field after a paste. */
function paste(text: string, before = empty, caret = text.length): TypedNumber {
  return typeNumber(before, { text, caret, inputType: 'insertFromPaste', data: null }, 'tr');
}

function erase(
  shown: TypedNumber,
  inputType: 'deleteContentBackward' | 'deleteContentForward',
  locale: Locale = 'tr',
): TypedNumber {
  const start = inputType === 'deleteContentBackward' ? shown.caret - 1 : shown.caret;
  return typeNumber(
    shown,
    { text: shown.text.slice(0, start) + shown.text.slice(start + 1), caret: start, inputType, data: null },
    locale,
  );
}

describe('typing', () => {
  test.each([
    ['1234,56789', '1.234,56789', '1234.56789'],
    ['1234567', '1.234.567', '1234567'],
    ['0,05', '0,05', '0.05'],
    [',5', '0,5', '0.5'],
    ['007', '7', '7'],
    ['12,', '12,', '12'],
    ['12 3', '123', '123'],
    ['-5<<7', '7', '7'],
    ['12a<3', '123', '123'],
  ])('LIN-16 NUM-13: %s shows %s', (keys, shown, wire) => {
    const typed = type(keys);
    expect(typed).toEqual({ text: shown, caret: shown.length, isOpen: false });
    expect(readTyped(typed, 'tr')).toBe(wire);
  });

  test.each([
    ['1.234,56', '1.234,56', '1234.56'],
    ['1.500', '1.500', '1500'],
    ['1.234.567,8', '1.234.567,8', '1234567.8'],
    ['12.5', '12.5', '12.5'],
    ['12.50', '12.50', '12.50'],
    ['1234.5', '1.234.5', '1234.5'],
    ['.5', '0.5', '0.5'],
    ['1.23<<', '1.', '1'],
    ['1.23<<<2', '12', '12'],
  ])('LIN-16: typed dots: %s shows %s and means %s', (keys, shown, wire) => {
    const typed = type(keys);
    expect(typed.text).toBe(shown);
    expect(readTyped(typed, 'tr')).toBe(wire);
  });

  test.each([
    ['-50', '-50'],
    ['1e5', '1e5'],
    ['12a3', '12a3'],
    ['1,234.56', '1,234.56'],
    ['1,2,3', '1,2,3'],
    ['1.5,2', '1.5,2'],
    ['1.5.2', '1.5.2'],
  ])('USE-04, LIN-16: %s is no number: it is kept and passed on as typed', (keys, shown) => {
    const typed = type(keys);
    expect(typed).toEqual({ text: shown, caret: shown.length, isOpen: false });
    expect(readTyped(typed, 'tr')).toBe(shown);
  });

  test.each([
    ['12345678901234567890', '12.345.678.901.234.567.890', '12345678901234567890'],
    ['1,2345678', '1,2345678', '1.2345678'],
  ])('USE-04: no digit of %s is dropped, whatever the limit of the field', (keys, shown, wire) => {
    const typed = type(keys);
    expect(typed.text).toBe(shown);
    expect(readTyped(typed, 'tr')).toBe(wire);
  });
});

test('typing in the middle keeps the caret at its digit', () => {
  expect(type('9', at('1.234,5', 3))).toMatchObject({ text: '12.934,5', caret: 4 });
  expect(type('0', at('123', 1))).toMatchObject({ text: '1.023', caret: 3 });
});

test('Backspace and Delete skip a dot of thousands', () => {
  expect(erase(at('1.234', 2), 'deleteContentBackward')).toMatchObject({ text: '1.234', caret: 1 });
  expect(erase(at('1.234', 1), 'deleteContentForward')).toMatchObject({ text: '1.234', caret: 2 });
  expect(erase(at('1.234', 3), 'deleteContentBackward')).toMatchObject({ text: '134', caret: 1 });
});

test.each([
  ['1.234,56', '1.234,56'],
  ['1234.56', '1.234,56'],
  ['12.5', '12,5'],
  ['1.500', '1.500'],
  ['₺ 1.234.567,8', '1.234.567,8'],
])('LIN-16: reads a pasted %s in the usual notation', (pasted, shown) => {
  expect(paste(pasted).text).toBe(shown);
});

test.each(['1,234.56', '-50', '1e5', '12 adet', '1.234,56,7'])('USE-04: keeps a pasted %s unchanged', (pasted) => {
  expect(readTyped(paste(pasted), 'tr')).toBe(pasted);
  expect(paste(pasted).text).toBe(pasted);
});

test('USE-04: digits pasted after a number count as typed; any other paste re-reads the whole text', () => {
  expect(paste('1.2345', at('1.234', 5)).text).toBe('12.345');
  expect(paste('127', at('17', 1), 2).text).toBe('127');
  expect(paste('12,5,5', at('12,5', 4)).text).toBe('12,5,5');
});

test('in English, dot and comma are swapped', () => {
  expect(type('1.234,56', empty, 'en')).toMatchObject({ text: '1.234,56', isOpen: false });
  const typed = type('1234.5', empty, 'en');
  expect(typed.text).toBe('1,234.5');
  expect(readTyped(typed, 'en')).toBe('1234.5');
});
