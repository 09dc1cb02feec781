import { toScreenDate } from '@kalem/domain';
import { Suspense } from 'react';
import { termText } from '../../kit/invoice/terms';
import { lazyPart } from '../../primitives/lazyPart';
import { type Translate, useMessages } from '../../provider/messages';
import { messages } from './messages';
import { readDays, type SettingsValues } from './settingsCalls';
import type { CollectionSettingsState } from './useCollectionSettings';

const CardConflict = lazyPart(async () => (await import('../../kit/cards/CardConflict')).CardConflict);

interface SettingsConflictProps extends Pick<
  CollectionSettingsState,
  'conflict' | 'keepMine' | 'takeTheirs' | 'closeConflict'
> {
  values: SettingsValues;
}

/** The settings that another user changed at the same time, to choose from (API-06). */
export function SettingsConflict({ values, conflict, keepMine, takeTheirs, closeConflict }: SettingsConflictProps) {
  const t = useMessages(messages);
  return (
    <Suspense>
      {conflict && (
        <CardConflict
          rows={conflict.fields.map((field) => ({
            label: t(field === 'baslangic' ? 'startDay' : field),
            mine: valueText(values, field, t),
            theirs: valueText(conflict.theirs, field, t),
          }))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
          onClose={closeConflict}
        />
      )}
    </Suspense>
  );
}

type T = Translate<keyof (typeof messages)['texts']['tr']>;

/** The text of a form value; '' is no term. */
export function textOfDays(days: string, t: T): string {
  return termText(days === '' ? null : Number(days), t);
}

/** '3 gün önce', 'Vade günü' or '7 gün sonra'. */
export function textOfReminderDay(day: number, t: T): string {
  if (day === 0) return t('onDueDay');
  return t(day < 0 ? 'daysBefore' : 'daysAfter', { n: Math.abs(day) });
}

function valueText(values: SettingsValues, field: keyof SettingsValues, t: T): string {
  const { vadeGunu, vadeyiGoster, baslangic, hatirlatma, hatirlatmaGunleri } = values;
  if (field === 'hatirlatma') return t(hatirlatma ? 'on' : 'off');
  if (field === 'kismiKendiliginden' || field === 'vknKendiliginden') return t(values[field] ? 'on' : 'off');
  if (field === 'hatirlatmaGunleri')
    return readDays(hatirlatmaGunleri)
      .map((day) => textOfReminderDay(day, t))
      .join(', ');
  if (field === 'vadeGunu') return textOfDays(vadeGunu, t);
  if (field === 'baslangic') return toScreenDate(baslangic);
  return t(vadeyiGoster ? 'shown' : 'hidden');
}
