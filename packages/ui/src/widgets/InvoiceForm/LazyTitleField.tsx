import { lazy, Suspense } from 'react';
import { TextField } from '../../primitives/TextField';
import type { TitleFieldProps } from './TitleField';

const TitleField = lazy(async () => ({ default: (await import('./TitleField')).TitleField }));

/** The same field as plain text until its list box has arrived. */
export function LazyTitleField({ load, ...props }: TitleFieldProps) {
  return (
    <Suspense fallback={<TextField {...props} />}>
      <TitleField {...props} load={load} />
    </Suspense>
  );
}
