import { type ReactNode, Suspense, useId, useState } from 'react';
import { Icon } from '../../../primitives/Icon';
import { chevronRight } from '../../../primitives/icons';

/** A total without parts. */
export function Total({ title, amount }: { title: string; amount: string }) {
  return (
    <div className="kalem-totals__row">
      <span>{title}</span>
      <span className="kalem-num">{amount}</span>
    </div>
  );
}

/** A total that expands to its parts. They are calculated only while it is expanded. */
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
        {isOpen && <Suspense>{children}</Suspense>}
      </ul>
    </>
  );
}
