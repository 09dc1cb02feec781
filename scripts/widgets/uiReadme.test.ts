import { expect, test } from 'vitest';
import { writtenFromSource } from './uiReadme';
import { widgetElements } from './widgetElements';
import { widgetPages } from './widgetPages';

test.each([...writtenFromSource(), ...widgetPages(), widgetElements()])(
  'BNK-18, EMB-01: $file is up to date; npm run generate writes it',
  ({ now, then }) => {
    expect(now).toBe(then);
  },
);

test('BNK-18: contains every widget, token and message', () => {
  const [readme = '', messages = ''] = writtenFromSource().map(({ then }) => then);
  expect(readme).toContain('| `isOpen` | `boolean` |');
  expect(readme).toContain('| `signingClosed` | `reason` |');
  expect(readme).toContain('`light`, `dark`: `primary`');
  expect(readme).toContain('`tokens`: `space-8`');
  expect(readme).toContain('`tokens`: `sticky-top`');
  expect(messages).toContain('| `login.title` |');
  expect(messages).toContain('| `fault.INVALID_IBAN` | Geçersiz IBAN |');
  expect(messages).toContain('| `unit.C62` | Adet |');
});

test('BNK-18: each key is defined once, so that an override replaces only one text', () => {
  const [, list = ''] = writtenFromSource().map(({ then }) => then);
  const texts = new Map<string, Set<string>>();
  for (const [, key = '', text = ''] of list.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm))
    texts.set(key, (texts.get(key) ?? new Set()).add(text));
  expect([...texts].flatMap(([key, all]) => (all.size > 1 ? [[key, ...all]] : []))).toEqual([]);
});
