import { dueDateAfter, termOf, toScreenDate, usualTerms } from '@kalem/domain';
import { useState } from 'react';
import { Select } from '../../primitives/choice/Select';
import { DateField } from '../../primitives/input/DateField';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';
import { termMessages, termText } from './terms';

const messages = defineMessages('dueDate', {
  shared: [termMessages],
  tr: { vade: 'Vade', vadeTarihi: 'Vade tarihi', otherDay: 'Tarih' },
  en: { vade: 'Due', vadeTarihi: 'Due date', otherDay: 'A day' },
});

interface DueDateFieldProps {
  /** Date of the invoice, YYYY-MM-DD; '' while the user types it. */
  faturaTarih: string;
  /** The due date; null without one, the text itself while it is no day. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/**
 * The due date of an invoice: none, a usual term, or a day. A day that no usual term gives has a second field. Place
 * it in a `kalem-grid`.
 */
export function DueDateField({ faturaTarih, value, onChange, onBlur, error }: DueDateFieldProps) {
  const t = useMessages(messages);
  const [wantsDay, setWantsDay] = useState(false);
  const days = termOf({ faturaTarih, vadeTarihi: value });
  const isUsual = value === null || (days !== null && usualTerms.includes(days));
  const showsDay = wantsDay || !isUsual;

  const choose = (id: string) => {
    setWantsDay(id === 'day');
    if (id === 'none') onChange(null);
    else if (id !== 'day') onChange(dueDateAfter(faturaTarih, Number(id)) ?? value);
  };

  return (
    <>
      <div data-span="3">
        <Select
          name="vade"
          label={t('vade')}
          options={[
            { id: 'none', label: t('noTerm') },
            ...usualTerms.map((term) => ({ id: String(term), label: termText(term, t) })),
            { id: 'day', label: t('otherDay') },
          ]}
          value={showsDay ? 'day' : String(days ?? 'none')}
          description={!showsDay && value !== null && days ? toScreenDate(value) : undefined}
          onChange={choose}
        />
      </div>
      {showsDay && (
        <div data-span="4" data-narrow="12" data-extra="">
          <DateField
            name="vadeTarihi"
            label={t('vadeTarihi')}
            value={value ?? ''}
            keepsUnreadable
            minValue={faturaTarih}
            error={error}
            description={days !== null && days > 0 ? termText(days, t) : undefined}
            onChange={(date) => onChange(date || null)}
            onBlur={() => {
              // An emptied day means no due date, and the choice above shows it.
              if (value === null) setWantsDay(false);
              onBlur?.();
            }}
          />
        </div>
      )}
    </>
  );
}
