import { expect, test } from 'vitest';
import { disputedFields, mergeEdits } from './mergeEdits';

type Values = Partial<Record<'unvan' | 'adres' | 'postaKodu' | 'V0073Orani', string>>;
const opened: Values = { unvan: 'A', adres: 'B', postaKodu: 'C', V0073Orani: '10' };

test.each<[string, Values, Values, { asked: string[]; mine: Values; theirs: Values }]>([
  [
    'each another field',
    { ...opened, unvan: 'mine' },
    { ...opened, adres: 'theirs' },
    {
      asked: [],
      mine: { ...opened, unvan: 'mine', adres: 'theirs' },
      theirs: { ...opened, unvan: 'mine', adres: 'theirs' },
    },
  ],
  [
    'one field, and another each',
    { ...opened, unvan: 'mine', postaKodu: 'mine' },
    { ...opened, unvan: 'theirs', adres: 'theirs' },
    {
      asked: ['unvan'],
      mine: { ...opened, unvan: 'mine', postaKodu: 'mine', adres: 'theirs' },
      theirs: { ...opened, unvan: 'theirs', postaKodu: 'mine', adres: 'theirs' },
    },
  ],
  [
    'one field to the same',
    { ...opened, unvan: 'same' },
    { ...opened, unvan: 'same' },
    { asked: [], mine: { ...opened, unvan: 'same' }, theirs: { ...opened, unvan: 'same' } },
  ],
  [
    'a tax that both took off',
    { ...opened, V0073Orani: '' },
    { unvan: 'A', adres: 'B', postaKodu: 'C' },
    { asked: [], mine: { ...opened, V0073Orani: '' }, theirs: { ...opened, V0073Orani: undefined } },
  ],
])('API-06: what two have changed of a card comes together: %s', (_, mine, theirs, expected) => {
  const versions = { opened, mine, theirs };
  expect(disputedFields(versions)).toEqual(expected.asked);
  expect(mergeEdits(versions, 'mine')).toEqual(expected.mine);
  expect(mergeEdits(versions, 'theirs')).toEqual(expected.theirs);
});
