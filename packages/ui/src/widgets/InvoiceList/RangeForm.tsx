import { useRef, useState } from 'react';
import { isCalendarDate, type DateRange } from '@kalem/domain';
import { Button } from '../../primitives/Button';
import { DateField } from '../../primitives/DateField';
import { messages as words } from '../../primitives/messages';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { rangeFault } from './rangeFault';

interface RangeFormProps {
  range: DateRange;
  onRange: (range: DateRange) => void;
  onQuery: () => void;
}

/** The two days and 'Sorgula', which does not ask for days that are none or stand the wrong way round. */
export function RangeForm({ range, onRange, onQuery }: RangeFormProps) {
  const t = useMessages(messages);
  const fieldWords = useMessages(words);
  const start = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const fault = rangeFault(range);
  const errorOf = (field: 'start' | 'end') => {
    if (fault?.field !== field) return undefined;
    if (fault.kind === 'reversed') return t('reversed');
    return isRefused ? fieldWords('invalidDate') : undefined;
  };
  const change = (changes: Partial<DateRange>) => {
    setRefused(false);
    onRange({ ...range, ...changes });
  };
  const query = () => {
    setRefused(fault !== undefined);
    if (fault) (fault.field === 'start' ? start : end).current?.focus();
    else onQuery();
  };
  return (
    <form
      className="kalem-invoice-toolbar__dates"
      aria-label={t('dates')}
      onSubmit={(event) => {
        event.preventDefault();
        query();
      }}
    >
      <DateField
        label={t('start')}
        isLabelHidden
        isBare
        keepsUnreadable
        inputRef={start}
        value={range.start}
        error={errorOf('start')}
        onChange={(day) => change({ start: day })}
        maxValue={dayOf(range.end)}
      />
      <span className="kalem-muted" aria-hidden="true">
        –
      </span>
      <DateField
        label={t('end')}
        isLabelHidden
        isBare
        keepsUnreadable
        inputRef={end}
        value={range.end}
        error={errorOf('end')}
        onChange={(day) => change({ end: day })}
        minValue={dayOf(range.start)}
      />
      <Button type="submit">{t('query')}</Button>
    </form>
  );
}

function dayOf(typed: string): string | undefined {
  return isCalendarDate(typed) ? typed : undefined;
}
