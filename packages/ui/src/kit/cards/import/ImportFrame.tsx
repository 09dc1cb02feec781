import type { ReactNode } from 'react';
import { Stepper } from '../../../primitives/layout/Section';
import { useMessages } from '../../../provider/messages';
import { importMessages } from './importMessages';

/** The four steps; the current one is marked. */
export function Steps({ current }: { current: number }) {
  const t = useMessages(importMessages);
  const steps = [t('stepFile'), t('stepMapping'), t('stepCheck'), t('stepRun')];
  return (
    <div className="kalem-import__steps">
      <Stepper label={t('steps')} steps={steps} current={current} />
    </div>
  );
}

/** A note and the buttons of a step. */
export function FootLine({ note, children }: { note?: string | undefined; children: ReactNode }) {
  return (
    <div className="kalem-card-form__foot kalem-import__foot">
      {note !== undefined && <span className="kalem-sm kalem-muted">{note}</span>}
      {children}
    </div>
  );
}
