import { describe, expect, test } from 'vitest';
import { type GridKey, gridMove } from '../../../draft/lines/gridMove';
import { parseClipboard } from '../../../draft/lines/parseClipboard';
import { isBlock } from './useGridKeys';
import { rowSegments, visibleRows } from './useRowWindow';

const press = (key: string, state: Partial<GridKey> = {}) =>
  gridMove({
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    atStart: false,
    atEnd: false,
    ...state,
  });

describe('keys of the grid', () => {
  test.each([
    ['ArrowDown', {}, { kind: 'step', rows: 1, columns: 0 }],
    ['ArrowUp', {}, { kind: 'step', rows: -1, columns: 0 }],
    ['Enter', {}, { kind: 'enter' }],
    ['Enter', { shiftKey: true }, { kind: 'step', rows: -1, columns: 0 }],
    ['ArrowLeft', { atStart: true }, { kind: 'step', rows: 0, columns: -1 }],
    ['ArrowRight', { atEnd: true }, { kind: 'step', rows: 0, columns: 1 }],
    ['End', { ctrlKey: true }, { kind: 'edge', edge: 'last' }],
    ['Delete', { ctrlKey: true }, { kind: 'remove' }],
    ['Enter', { altKey: true }, { kind: 'details' }],
    ['d', { ctrlKey: true }, { kind: 'duplicate' }],
    ['ArrowUp', { altKey: true }, { kind: 'shift', rows: -1 }],
    ['ArrowDown', { altKey: true }, { kind: 'shift', rows: 1 }],
  ] as const)('%s %j moves as in a spreadsheet', (key, state, move) => {
    expect(press(key, state)).toEqual(move);
  });

  test.each([
    ['ArrowLeft', {}],
    ['ArrowRight', { atStart: true }],
    ['Enter', { ctrlKey: true }],
    ['a', {}],
    ['Delete', {}],
  ] as const)('%s %j is not handled by the grid', (key, state) => {
    expect(press(key, state)).toBeUndefined();
  });
});

describe('a pasted block', () => {
  test.each([
    [
      'Kalem\t2\nSilgi\t3\n',
      [
        ['Kalem', '2'],
        ['Silgi', '3'],
      ],
    ],
    ['Kalem\r\nSilgi', [['Kalem'], ['Silgi']]],
    ['"Kalem, ""mavi"""\t2', [['Kalem, "mavi"', '2']]],
    [
      '"iki\nsatır"\t2\nx\t1',
      [
        ['iki satır', '2'],
        ['x', '1'],
      ],
    ],
    ['15" ekran\t2', [['15" ekran', '2']]],
    ['"açık\t2', [['"açık', '2']]],
    ['a\t\tc', [['a', '', 'c']]],
  ])('%j is parsed as %j', (text, cells) => {
    expect(parseClipboard(text)).toEqual(cells);
  });
});

test.each([
  ['Kalem', false],
  ['Kalem\r\n', false],
  ['Kalem\nSilgi', true],
  ['Kalem\t', true],
])('%j is a block of cells: %j', (text, expected) => {
  expect(isBlock(text)).toBe(expected);
});

describe('rendered rows', () => {
  test('renders all of up to fifty rows, so that the browser’s search finds them', () => {
    expect(visibleRows(50, { top: -9999, height: 900, rowHeight: 44 })).toEqual({ start: 0, end: 50 });
  });

  test('renders only the rows near the screen of five thousand', () => {
    for (const scrolled of [0, 100, 44 * 2500, 44 * 4990]) {
      const { start, end } = visibleRows(5000, { top: -scrolled, height: 900, rowHeight: 44 });
      expect(end - start).toBeLessThan(50);
      expect(start).toBeLessThanOrEqual(Math.floor(scrolled / 44));
      expect(end).toBeGreaterThanOrEqual(Math.min(5000, Math.ceil((scrolled + 900) / 44)));
    }
  });

  test('the row with the caret stays rendered, in its order', () => {
    const visible = { start: 100, end: 140 };
    expect(rowSegments(visible, 120)).toEqual([visible]);
    expect(rowSegments(visible, 3)).toEqual([{ start: 3, end: 4 }, visible]);
    expect(rowSegments(visible, 140)).toEqual([visible, { start: 140, end: 141 }]);
  });
});
