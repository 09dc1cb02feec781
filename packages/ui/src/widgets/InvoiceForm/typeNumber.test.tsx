import { expect, test } from 'vitest';
import { typeNumber, type TypedNumber } from './typeNumber';

const empty: TypedNumber = { text: '', caret: 0 };

/** Types characters one after the other, each where the caret is. */
function type(keys: string, { text, caret } = empty, decimals = 5): TypedNumber {
  return Array.from(keys).reduce<TypedNumber>(
    (shown, data) => {
      const next = shown.text.slice(0, shown.caret) + data + shown.text.slice(shown.caret);
      return typeNumber({ text: next, caret: shown.caret + 1, inputType: 'insertText', data }, decimals);
    },
    { text, caret },
  );
}

function erase({ text, caret }: TypedNumber, inputType: 'deleteContentBackward' | 'deleteContentForward'): TypedNumber {
  const start = inputType === 'deleteContentBackward' ? caret - 1 : caret;
  return typeNumber({ text: text.slice(0, start) + text.slice(start + 1), caret: start, inputType, data: null }, 5);
}

test.each([
  ['1234,56789', '1.234,56789'],
  ['1234567', '1.234.567'],
  ['1234.5', '1.234,5'],
  ['0,05', '0,05'],
  [',5', '0,5'],
  ['007', '7'],
  ['12a3', '123'],
  ['1,2,3', '1,23'],
])('LIN-16: typing %s shows %s', (keys, shown) => {
  expect(type(keys)).toEqual({ text: shown, caret: shown.length });
});

test('LIN-16 NUM-13: a sixth decimal of a price is not taken', () => {
  expect(type('1,234567').text).toBe('1,23456');
});

test('LIN-16: what is typed in the middle keeps the caret at its digit', () => {
  expect(type('9', { text: '1.234,5', caret: 3 })).toEqual({ text: '12.934,5', caret: 4 });
  expect(type('0', { text: '123', caret: 1 })).toEqual({ text: '1.023', caret: 3 });
});

test('LIN-16: Backspace and Delete step over a dot', () => {
  expect(erase({ text: '1.234', caret: 2 }, 'deleteContentBackward')).toEqual({ text: '1.234', caret: 1 });
  expect(erase({ text: '1.234', caret: 1 }, 'deleteContentForward')).toEqual({ text: '1.234', caret: 2 });
  expect(erase({ text: '1.234', caret: 3 }, 'deleteContentBackward')).toEqual({ text: '134', caret: 1 });
});

test.each([
  ['1.234,56', '1.234,56'],
  ['1234.56', '1.234,56'],
  ['12.5', '12,5'],
  ['₺ 1.234.567,8', '1.234.567,8'],
])('LIN-16: a pasted %s is read as people mean it', (pasted, shown) => {
  expect(typeNumber({ text: pasted, caret: pasted.length, inputType: 'insertFromPaste', data: null }, 5).text).toBe(shown);
});
