import { useState } from 'react';
import { companyName } from '@kalem/domain';
import { dayOf } from '../../fields/instants';
import { type Company, trialEndOf } from './Membership';
import { useActivation, useExtension } from './operator';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/input/Form';
import { TextField } from '../../primitives/input/TextField';
import { Section } from '../../primitives/layout/Section';
import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { dialogMessages } from './dialogMessages';

/** An action of an admin in a company. */
export type OperatorAct = { type: 'extended'; duration: number } | { type: 'activated' };

interface OperatorPartProps {
  company: Company;
  onDone: (act: OperatorAct) => void;
}

/** Dates, trial extension and activation of a company, for admins (CMP-30, A-23). */
export function OperatorPart({ company, onDone }: OperatorPartProps) {
  const t = useMessages(dialogMessages);
  const { createdAt, paidAt, demoDuration } = company;
  return (
    <div className="kalem-companies__admin">
      <Section title={t('operator')}>
        <dl className="kalem-facts kalem-companies__operator">
          <div>
            <dt>{t('createdAt')}</dt>
            <dd>{dayOf(createdAt)}</dd>
          </div>
          <div>
            <dt>{t('paidAt')}</dt>
            <dd>{paidAt.Valid ? dayOf(paidAt.Time) : t('notPaid')}</dd>
          </div>
          <div>
            <dt>{t('demoDuration')}</dt>
            <dd>{demoDuration}</dd>
          </div>
          <div>
            <dt>{t('trialEnd')}</dt>
            <dd>{dayOf(trialEndOf(company))}</dd>
          </div>
        </dl>
        <Extension company={company} onDone={onDone} />
        <Activation company={company} onDone={onDone} />
      </Section>
    </div>
  );
}

/** ADM-06. */
function Extension({ company, onDone }: OperatorPartProps) {
  const t = useMessages(dialogMessages);
  const form = useExtension(company.id, (duration) => onDone({ type: 'extended', duration }));
  const { error, ...field } = form.field('duration');
  return (
    <Form formRef={form.formRef} label={t('extend')} onSubmit={() => void form.submit()}>
      <div className="kalem-companies__inline">
        <TextField
          label={t('duration')}
          kind="number"
          inputMode="numeric"
          maxLength={3}
          {...field}
          error={error ?? form.refusal}
        />
        <Button type="submit" isPending={form.isPending}>
          {t('extend')}
        </Button>
      </div>
    </Form>
  );
}

/** ADM-07. */
function Activation({ company, onDone }: OperatorPartProps) {
  const t = useMessages(dialogMessages);
  const [isAsked, setAsked] = useState(false);
  const activate = useActivation(company.id, () => onDone({ type: 'activated' }));
  return (
    <>
      <Button onPress={() => setAsked(true)}>{t('activate')}</Button>
      <ConfirmDialog
        title={t('activateTitle')}
        tone="primary"
        isOpen={isAsked}
        confirmLabel={t('activate')}
        isPending={activate.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => void activate.run(undefined)}
      >
        <p>{t('activateText', { name: companyName(company) })}</p>
      </ConfirmDialog>
    </>
  );
}
