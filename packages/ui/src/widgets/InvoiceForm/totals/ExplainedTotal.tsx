import { type ReactNode, useId, useState } from 'react';
import { isTaxCode, type LinePart } from '@kalem/domain';
import { useMessages } from '../../../provider/messages';
import { messages } from '../messages';
import { useFigures } from '../figures';
import { Icon } from '../../../primitives/Icon';
import { chevronRight } from '../../../primitives/icons';

/** A total that says all of itself. */
export function Total({ title, amount }: { title: string; amount: string }) {
  return (
    <div className="kalem-totals__row">
      <span>{title}</span>
      <span className="kalem-num">{amount}</span>
    </div>
  );
}

/** A total that opens to its parts; these are worked out only while it is open. */
export function ExplainedTotal({ title, amount, children }: { title: string; amount: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="kalem-totals__row"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{title}</span>
        <Icon icon={chevronRight} size="xs" />
        <span className="kalem-num">{amount}</span>
      </button>
      <ul id={id} className="kalem-totals__explanation" hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </>
  );
}

/** One part of a total: where it comes from, by which rule, and how much. */
export function TotalPart({ of, rule, amount }: { of: string; rule?: string; amount: string }) {
  return (
    <li>
      <span>{of}</span>
      {rule && <span>{rule}</span>}
      <span>{amount}</span>
    </li>
  );
}

/** More would push the save button off the screen. */
const MOST = 8;

/** What each line gives to a total. */
export function LineParts({ parts }: { parts: readonly LinePart[] }) {
  const t = useMessages(messages);
  const figures = useFigures();
  const ruleOf = ({ base, rate, code }: LinePart) => {
    if (rate === undefined) return undefined;
    const rule = t('baseTimesRate', { base: figures.amount(base), rate: figures.number(rate) });
    return code === undefined || isTaxCode(code) ? rule : `${code} · ${rule}`;
  };
  return (
    <>
      {parts.length === 0 && <li>{t('none')}</li>}
      {parts.slice(0, MOST).map((part) => (
        <TotalPart
          key={part.line}
          of={t('lineNth', { n: part.line + 1 })}
          rule={ruleOf(part)}
          amount={figures.amount(part.amount)}
        />
      ))}
      {parts.length > MOST && <li>{t('moreLines', { n: parts.length - MOST })}</li>}
    </>
  );
}
