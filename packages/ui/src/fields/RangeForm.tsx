import { useRef, useState } from 'react';
import { isCalendarDate, type DateRange } from '@kalem/domain';
import { Button } from '../primitives/Button';
import { DateField } from '../primitives/input/DateField';
import { messages as words } from '../primitives/messages';
import { useMessages } from '../provider/messages';
import { messages } from './messages';

export interface RangeFormProps {
  range: DateRange;
  onRange: (range: DateRange) => void;
  onQuery: () => void;
}

/** The two days of a list and 'Sorgula'. Invalid days or days in the wrong order are not submitted. */
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
      className="kalem-range"
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

/** The typed range. It is replaced when the queried range changes from outside. */
export function useTypedRange({ start, end }: DateRange): [DateRange, (range: DateRange) => void] {
  const [state, setState] = useState({ start, end, typed: { start, end } });
  if (state.start !== start || state.end !== end) setState({ start, end, typed: { start, end } });
  return [state.typed, (typed) => setState((before) => ({ ...before, typed }))];
}

function dayOf(typed: string): string | undefined {
  return isCalendarDate(typed) ? typed : undefined;
}

/** The first invalid field of a range, with its error. A day may be empty. */
function rangeFault({
  start,
  end,
}: DateRange): { field: 'start' | 'end'; kind: 'unreadable' | 'reversed' } | undefined {
  if (start && !isCalendarDate(start)) return { field: 'start', kind: 'unreadable' };
  if (end && !isCalendarDate(end)) return { field: 'end', kind: 'unreadable' };
  return start && end && start > end ? { field: 'end', kind: 'reversed' } : undefined;
}
