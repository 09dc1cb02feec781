import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  /** A muted fact beside the title. */
  note?: string;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One idea of a form, inside of a card; a hairline stands between two. */
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
