import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon';
import * as icons from '../icons';

export interface SectionProps {
  title: string;
  /** A muted text beside the title. */
  note?: string;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One topic of a form inside a card. A line separates two sections. */
export function Section({ title, note, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className="kalem-section" aria-labelledby={id}>
      <div className="kalem-section__head">
        <h2 id={id} className="kalem-heading">
          {title}
        </h2>
        {note && <span className="kalem-sm kalem-muted">{note}</span>}
        {actions && <div className="kalem-section__actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** The progress through a fixed order of steps. `current` counts from 0. */
export function Stepper({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) {
  return (
    <ol className="kalem-stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} data-state={stateOf(index, current)} aria-current={index === current ? 'step' : undefined}>
          <b>{index < current ? <Icon icon={icons.check} size="xs" /> : index + 1}</b>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}
