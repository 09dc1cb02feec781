import { expect, test } from 'vitest';
import { writtenFromSource } from './uiReadme';
import { widgetElements } from './widgetElements';
import { widgetPages } from './widgetPages';

test.each([...writtenFromSource(), ...widgetPages(), widgetElements()])(
  'BNK-18, EMB-01: $file says what the source says; npm run generate writes it',
  ({ now, then }) => {
    expect(now).toBe(then);
  },
);

test('BNK-18: every widget, token and message is on it', () => {
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

test('BNK-18: a key has one text, so that a host who gives his own replaces no other', () => {
  const [, list = ''] = writtenFromSource().map(({ then }) => then);
  const texts = new Map<string, Set<string>>();
  for (const [, key = '', text = ''] of list.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm))
    texts.set(key, (texts.get(key) ?? new Set()).add(text));
  expect([...texts].flatMap(([key, all]) => (all.size > 1 ? [[key, ...all]] : []))).toEqual([]);
});
