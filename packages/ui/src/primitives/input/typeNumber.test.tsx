import { describe, expect, test } from 'vitest';
import { type NumberRules, readTyped, type TypedNumber, typeNumber } from './typeNumber';

const price: NumberRules = { places: 5, digits: 15, locale: 'tr' };
const empty: TypedNumber = { text: '', caret: 0, isOpen: false };
const at = (text: string, caret: number): TypedNumber => ({ text, caret, isOpen: false });

/** Types characters one after the other, each where the caret is; '<' is Backspace. */
function type(keys: string, from = empty, rules = price): TypedNumber {
  return Array.from(keys).reduce<TypedNumber>((shown, key) => {
    if (key === '<') return erase(shown, 'deleteContentBackward', rules);
    const text = shown.text.slice(0, shown.caret) + key + shown.text.slice(shown.caret);
    return typeNumber(shown, { text, caret: shown.caret + 1, inputType: 'insertText', data: key }, rules);
  }, from);
}

function erase(
  shown: TypedNumber,
  inputType: 'deleteContentBackward' | 'deleteContentForward',
  rules = price,
): TypedNumber {
  const start = inputType === 'deleteContentBackward' ? shown.caret - 1 : shown.caret;
  return typeNumber(
    shown,
    { text: shown.text.slice(0, start) + shown.text.slice(start + 1), caret: start, inputType, data: null },
    rules,
  );
}

describe('typing', () => {
  test.each([
    ['1234,56789', '1.234,56789', '1234.56789'],
    ['1234567', '1.234.567', '1234567'],
    ['0,05', '0,05', '0.05'],
    [',5', '0,5', '0.5'],
    ['007', '7', '7'],
    ['12a3', '123', '123'],
    ['1,2,3', '1,23', '1.23'],
    ['12,', '12,', '12'],
    ['1,234567', '1,23456', '1.23456'],
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
    ['1.5,', '15,', '15'],
    ['1,5.', '1,5', '1.5'],
  ])('LIN-16: dots that people type themselves: %s shows %s and means %s', (keys, shown, wire) => {
    const typed = type(keys);
    expect(typed.text).toBe(shown);
    expect(readTyped(typed, 'tr')).toBe(wire);
  });

  test('a field of whole numbers takes no comma', () => {
    expect(type('12,5', empty, { ...price, places: 0 }).text).toBe('125');
  });
});

test('what is typed in the middle keeps the caret at its digit', () => {
  expect(type('9', at('1.234,5', 3))).toMatchObject({ text: '12.934,5', caret: 4 });
  expect(type('0', at('123', 1))).toMatchObject({ text: '1.023', caret: 3 });
});

test('Backspace and Delete pass over a dot', () => {
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
])('LIN-16: a pasted %s is read as people mean it', (pasted, shown) => {
  expect(
    typeNumber(empty, { text: pasted, caret: pasted.length, inputType: 'insertFromPaste', data: null }, price).text,
  ).toBe(shown);
});

test('English readers have dot and comma the other way round', () => {
  const typed = type('1234.5', empty, { ...price, locale: 'en' });
  expect(typed.text).toBe('1,234.5');
  expect(readTyped(typed, 'en')).toBe('1234.5');
});
