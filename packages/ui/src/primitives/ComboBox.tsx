import { lazy, Suspense } from 'react';
import type { LoadedComboBoxProps } from './LoadedComboBox';
import { TextField } from './TextField';

const LoadedComboBox = lazy(async () => ({ default: (await import('./LoadedComboBox')).LoadedComboBox }));

export type ComboBoxProps = LoadedComboBoxProps;

/** One of a long list, found by typing any part of it. It loads when it is first shown; until then its value stands in its place. */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, placeholder, label, isLabelHidden, isOptional, isBare, description } = props;
  const waiting = { label, isLabelHidden, isOptional, isBare, description, placeholder };
  return (
    <Suspense fallback={<TextField {...waiting} value={options.find(({ id }) => id === value)?.label ?? ''} isDisabled />}>
      <LoadedComboBox {...props} />
    </Suspense>
  );
}
