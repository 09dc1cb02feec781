import type { ReactNode } from 'react';

/** The facts of a dialog, one per line. Unknown ones are left out. */
export function RequestFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="kalem-facts">
      {facts.map(
        ([name, value]) =>
          value !== '' &&
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
