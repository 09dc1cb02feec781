import { isTaxCode } from '@kalem/domain';
import { explainTotals, type LinePart, type TotalsExplanation } from '@kalem/domain/checks';
import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { useMessages } from '../../../provider/messages';
import { useFigures } from '../formatting';
import { useFormValue, useInvoiceStore } from '../FormContext';
import { messages } from '../messages';
import { totalsMessages } from './messages';

/** The discount or increase of each line that has one. A discount is negative, an increase positive. */
export function IskontoParts() {
  const { toplamIskonto } = useExplanation();
  return <LineParts parts={toplamIskonto.map((part) => ({ ...part, amount: negated(part.amount) }))} />;
}

function negated(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

/** The KDV of each rate. */
export function KdvParts() {
  const t = useMessages(totalsMessages);
  const figures = useFigures();
  const { kdvToplamlar } = useFormValue(useInvoiceStore().totals);
  return kdvToplamlar.map(({ oran, matrah, tutar }) => {
    const rate = figures.number(oran);
    return (
      <TotalPart
        key={oran}
        of={t('kdvAtRate', { rate })}
        rule={t('baseTimesRate', { base: figures.amount(matrah), rate })}
        amount={figures.amount(tutar)}
      />
    );
  });
}

/** Explains how the totals were calculated. It reads every line, so it runs only while it is shown. */
export function useExplanation(): TotalsExplanation {
  const form = useInvoiceStore();
  const explanation = useMemo(
    () =>
      atom((get) => {
        get(form.lines.sums);
        return explainTotals({ ...get(form.money), malHizmetler: form.lines.lines() });
      }),
    [form],
  );
  return useFormValue(explanation);
}

/** The maximum number of lines. More would push the save button off the screen. */
const MOST_ROWS = 8;

/** The share of each line in a total. */
export function LineParts({ parts }: { parts: readonly LinePart[] }) {
  const t = useMessages(totalsMessages);
  const tForm = useMessages(messages);
  const figures = useFigures();
  const ruleOf = ({ base, rate, code }: LinePart) => {
    if (rate === undefined) return undefined;
    const rule = t('baseTimesRate', { base: figures.amount(base), rate: figures.number(rate) });
    return code === undefined || isTaxCode(code) ? rule : `${code} · ${rule}`;
  };
  return (
    <>
      {parts.length === 0 && <li>{tForm('none')}</li>}
      {parts.slice(0, MOST_ROWS).map((part) => (
        <TotalPart
          key={part.line}
          of={t('lineNth', { n: part.line + 1 })}
          rule={ruleOf(part)}
          amount={figures.amount(part.amount)}
        />
      ))}
      {parts.length > MOST_ROWS && <li>{t('moreLines', { n: parts.length - MOST_ROWS })}</li>}
    </>
  );
}

/** One part of a total: its source, its formula and its amount. */
function TotalPart({ of, rule, amount }: { of: string; rule?: string; amount: string }) {
  return (
    <li>
      <span>{of}</span>
      {rule && <span>{rule}</span>}
      <span>{amount}</span>
    </li>
  );
}
