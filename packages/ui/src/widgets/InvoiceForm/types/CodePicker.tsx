import { toScreenDate } from '@kalem/domain';
import { ComboBox } from '../../../primitives/choice/ComboBox';
import type { FieldProps } from '../../../primitives/input/Field';
import type { Option } from '../../../primitives/choice/options';
import { useMessages } from '../../../provider/messages';
import { typeMessages } from './messages';

/** A code of an official list. */
export interface PickedCode {
  readonly value: string;
  readonly title: string;
  /** The heading that it stands under. */
  readonly group?: string;
  /** A short fact at its end: a rate. */
  readonly end?: string;
  /** What else is to be known: since when, by which law. */
  readonly note?: string;
  /** It does not hold on the invoice's date. */
  readonly isOver?: boolean;
}

interface CodePickerProps extends FieldProps {
  codes: readonly PickedCode[];
  /** '' for none; a code that is on no list stays as it is. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A code, found by its number or by any words of its title in any Turkish writing; the list says what each means and
 * whether it holds.
 */
export function CodePicker({ codes, value, ...props }: CodePickerProps) {
  const listed = codes.map(toOption);
  const isListed = value === '' || codes.some((code) => code.value === value);
  return <ComboBox {...props} value={value} options={isListed ? listed : [{ id: value, label: value }, ...listed]} />;
}

function toOption({ value, title, group, end, note, isOver }: PickedCode): Option {
  return { id: value, label: `${value} · ${title}`, group, end, note, isDisabled: isOver };
}

/** First and last day of a code, YYYY-MM-DD; both belong to it. */
interface Dates {
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** Says since when or until when a code holds, or that it does not on the invoice's date; '' for one without an end. */
export function useValidity(faturaTarih: string): (dates: Dates) => string {
  const t = useMessages(typeMessages);
  return ({ validFrom = '', validUntil = '' }) => {
    if (validUntil !== '')
      return t(faturaTarih > validUntil ? 'overSince' : 'validUntil', { date: toScreenDate(validUntil) });
    if (validFrom !== '')
      return t(faturaTarih < validFrom ? 'notBefore' : 'validFrom', { date: toScreenDate(validFrom) });
    return '';
  };
}
