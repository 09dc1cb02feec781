import { atom } from 'jotai/vanilla';
import { memo, useMemo } from 'react';
import { CurrentLine } from './CurrentLine';
import { useForm, useFormValue } from './FormContext';
import type { LineAtom } from './LinesState';
import { TextLine } from './TextLine';

/** One line of the grid: text, or inputs where the caret is. Moving the caret draws two lines again, typing draws one. */
export const LineRow = memo(function LineRow({ line, index }: { line: LineAtom; index: number }) {
  const form = useForm();
  const isCurrent = useFormValue(useMemo(() => atom((get) => get(form.caret.current)?.line === line), [form, line]));
  return isCurrent ? <CurrentLine line={line} index={index} /> : <TextLine line={line} index={index} />;
});
