import { dayAfterLast, toDottedDate, toScreenDate, type Validity } from '@kalem/domain';
import { ComboBox } from '../../../primitives/choice/ComboBox';
import type { FieldProps } from '../../../primitives/input/Field';
import type { Option } from '../../../primitives/choice/options';
import { useMessages } from '../../../provider/messages';
import { typeMessages } from './messages';

/** A code of an official list. */
export interface PickedCode {
  readonly value: string;
  readonly title: string;
  /** The heading of its group. */
  readonly group?: string;
  /** A short value at the end of the option: a rate. */
  readonly end?: string;
  /** Further information: since when the code is valid, by which law. */
  readonly note?: string;
  /** True if the code is not valid on the invoice's date. */
  readonly isOver?: boolean;
}

interface CodePickerProps extends FieldProps {
  codes: readonly PickedCode[];
  /** '' if none is chosen. A code that is not in the list is kept. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A combo box for codes. The search finds the number of a code or words of its title, ignoring Turkish case and
 * accents. Each option shows its meaning and whether it is valid.
 */
export function CodePicker({ codes, value, ...props }: CodePickerProps) {
  const listed = codes.map(toOption);
  const isListed = value === '' || codes.some((code) => code.value === value);
  return <ComboBox {...props} value={value} options={isListed ? listed : [{ id: value, label: value }, ...listed]} />;
}

function toOption({ value, title, group, end, note, isOver }: PickedCode): Option {
  return { id: value, label: `${value} · ${title}`, group, end, note, isDisabled: isOver };
}

/**
 * Returns a function that describes since when or until when a code is valid, or since when it has changed; '' for a
 * code without dates.
 */
export function useValidity(faturaTarih: string): (dates: Validity) => string {
  const t = useMessages(typeMessages);
  return (dates) => {
    const { gecerliBaslangic = '', gecerliBitis = '', degisti = '' } = dates;
    const end = dayAfterLast(dates);
    if (end !== undefined)
      return end <= faturaTarih
        ? t('removed', { date: toDottedDate(end) })
        : t('validUntil', { date: toScreenDate(gecerliBitis) });
    if (degisti !== '' && degisti <= faturaTarih) return t('changed', { date: toDottedDate(degisti) });
    if (gecerliBaslangic === '') return '';
    return t(faturaTarih < gecerliBaslangic ? 'notBefore' : 'validFrom', { date: toScreenDate(gecerliBaslangic) });
  };
}
