import { useState } from 'react';
import { companyName, validateDemoExtension } from '@kalem/domain';
import { dayOf } from '../../fields/instants';
import { useForm } from '../../kit/useForm';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/form/Form';
import { TextField } from '../../primitives/input/TextField';
import { Section } from '../../primitives/layout/Section';
import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import type { Company } from './membership';

interface OperatorPartProps {
  company: Company;
  /** The company is another one now. */
  onDone: () => void;
}

/** What an admin sees and does besides: when it began, a longer trial, activation (CMP-30). */
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
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'extendDemo',
    initial: { duration: '' },
    validate: validateDemoExtension,
    required: ['duration'],
    async submit({ duration }, { key }) {
      const params = { header: { 'Idempotency-Key': key } };
      const body = { companyId: company.id, duration: Number(duration) };
      await client.POST('/admin/company/extend-demo', { params, body });
      toast({ tone: 'success', text: t('extended') });
      onDone();
      await invalidate('/company', '/admin/company');
    },
  });
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
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const [isAsked, setAsked] = useState(false);
  const activate = useAction('activateCompany', async () => {
    await client.POST('/admin/company/activate', { body: { companyId: company.id } });
    toast({ tone: 'success', text: t('activated') });
    onDone();
    await invalidate('/company', '/admin/company');
  });
  return (
    <>
      <Button onPress={() => setAsked(true)}>{t('activate')}</Button>
      <ConfirmDialog
        title={t('activateTitle')}
        tone="primary"
        isOpen={isAsked}
        cancelLabel={t('cancel')}
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
