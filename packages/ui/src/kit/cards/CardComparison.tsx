import { useId } from 'react';
import { Button } from '../../primitives/Button';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';
import type { Doubles } from './cardCalls';

const messages = defineMessages('cardComparison', {
  tr: {
    NUMARA: 'Bu iki kartın numarası aynı.',
    AD: 'Bu iki kartın adı aynı.',
    help: 'Farklı alanlarda hangisinin kalacağını seçin. Birleştirince tek kart kalır; kesilmiş faturalar değişmez.',
    alike: 'Dolu olan bütün alanları aynı; birleştirince biri silinir.',
    field: 'Alan',
    first: 'Önce eklenen',
    second: 'Sonra eklenen',
    takeAll: 'Hepsini al',
    none: 'boş',
    same: 'Aynı olanlar: {fields}',
  },
  en: {
    NUMARA: 'These two cards have the same number.',
    AD: 'These two cards have the same name.',
    help: 'Choose what stays where they differ. Merging leaves one card; invoices stay as they are.',
    alike: 'Everything in them is the same; merging removes one.',
    field: 'Field',
    first: 'Added first',
    second: 'Added later',
    takeAll: 'Take all',
    none: 'empty',
    same: 'The same in both: {fields}',
  },
});

/** The label of a card's field, and its value as text. */
export type CardWords<Values> = (field: keyof Values & string, values: Values) => { label: string; text: string };

interface Side<Values> {
  id: string;
  version: string | null;
  values: Values;
}

/** Two doubles and their values. */
export interface Sides<Values> {
  kept: Side<Values>;
  gone: Side<Values>;
}

/** The chosen side per field. Without a choice the filled value wins. */
export type Chosen<Values> = Partial<Record<keyof Values & string, 'kept' | 'gone'>>;

interface ComparisonProps<Values> {
  neden: Doubles<unknown>['neden'];
  name: string;
  wordsOf: CardWords<Values>;
  sides: Sides<Values>;
  chosen: Chosen<Values>;
  onChoose: (chosen: Chosen<Values>) => void;
}

/** The fields in which two cards differ, and the choice which value to keep. */
export function CardComparison<Values extends object>({
  neden,
  name,
  sides: { kept, gone },
  wordsOf,
  chosen,
  onChoose,
}: ComparisonProps<Values>) {
  const t = useMessages(messages);
  const id = useId();
  const fields = fieldsOf(kept.values, gone.values);
  const different = fields.filter((field) => kept.values[field] !== gone.values[field]);
  const same = fields.filter((field) => !different.includes(field) && wordsOf(field, kept.values).text !== '');
  const takeAll = (side: 'kept' | 'gone') => {
    const all: Chosen<Values> = {};
    for (const field of different) all[field] = side;
    onChoose(all);
  };
  const sides = [
    ['kept', kept.values, t('first')],
    ['gone', gone.values, t('second')],
  ] as const;
  return (
    <>
      <p className="kalem-merge__name">{name}</p>
      <p>
        {t(neden)} {t(different.length > 0 ? 'help' : 'alike')}
      </p>
      {different.length > 0 && (
        <table className="kalem-table kalem-merge">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              {sides.map(([side, , title]) => (
                <th key={side} scope="col">
                  <span>{title}</span>
                  <Button variant="quiet" size="sm" onPress={() => takeAll(side)}>
                    {t('takeAll')}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {different.map((field) => (
              <tr key={field}>
                <th scope="row">{wordsOf(field, kept.values).label}</th>
                {sides.map(([side, values, title]) => {
                  const { label, text } = wordsOf(field, values);
                  const isChosen = sideOf(field, kept.values, chosen) === side;
                  return (
                    <td key={side}>
                      <label className="kalem-choice" data-selected={isChosen || undefined}>
                        <input
                          type="radio"
                          className="kalem-choice__input"
                          name={`${id}${field}`}
                          aria-label={`${label}, ${title}: ${text || t('none')}`}
                          checked={isChosen}
                          onChange={() => onChoose({ ...chosen, [field]: side })}
                        />
                        <span className="kalem-box" data-round />
                        <span>{text || <span className="kalem-muted">{t('none')}</span>}</span>
                      </label>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <p className="kalem-muted kalem-sm">
          {t('same', { fields: same.map((field) => wordsOf(field, kept.values).label).join(', ') })}
        </p>
      )}
    </>
  );
}

function sideOf<Values extends object>(
  field: keyof Values & string,
  kept: Values,
  chosen: Chosen<Values>,
): 'kept' | 'gone' {
  return chosen[field] ?? (isEmpty(kept[field]) ? 'gone' : 'kept');
}

/** The values of the merged card. */
export function mergedValues<Values extends object>(
  kept: Values,
  gone: Values,
  chosen: Chosen<Values>,
): Partial<Values> {
  const merged: Partial<Values> = {};
  for (const field of fieldsOf(kept, gone)) {
    const from = sideOf(field, kept, chosen) === 'kept' ? kept : gone;
    if (field in from) merged[field] = from[field];
  }
  return merged;
}

/** True for an empty value, or for a number that means an empty field. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === '0';
}

function fieldsOf<Values extends object>(kept: Values, gone: Values): (keyof Values & string)[] {
  const all = { ...kept, ...gone };
  const isField = (name: string): name is keyof Values & string => name in all;
  return Object.keys(all).filter(isField);
}
