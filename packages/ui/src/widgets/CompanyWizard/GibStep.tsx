import type { components } from '@kalem/sdk';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/Form';
import * as icons from '../../primitives/icons';
import { PasswordField } from '../../primitives/PasswordField';
import { Section } from '../../primitives/Section';
import { TextField } from '../../primitives/TextField';
import { useMessages } from '../../provider/messages';
import type { CompanyDraft } from './companyDraft';
import { messages } from './messages';
import { useGibStep } from './useGibStep';
import { Icon } from '../../primitives/Icon';

/** Step 0: user code and password of the portal. */
export function GibStep({
  onLinked,
}: {
  onLinked: (company: components['schemas']['Company'], draft: CompanyDraft) => void;
}) {
  const t = useMessages(messages);
  const { form, submit, isPending, refusal } = useGibStep(onLinked);
  const { values, set, errorOf } = form;
  return (
    <Form formRef={form.formRef} className="kalem-card" label={t('stepGib')} onSubmit={() => void submit()}>
      <Section title={t('stepGib')}>
        <p className="kalem-wizard__intro">{t('gibIntro')}</p>
        <div className="kalem-grid">
          <div data-span="6">
            <TextField
              label={t('userCode')}
              name="userCode"
              kind="code"
              autoComplete="off"
              inputMode="numeric"
              value={values.userCode}
              onChange={(userCode) => set('userCode', userCode)}
              error={errorOf('userCode')}
              isRequired
            />
          </div>
          <div data-span="6">
            <PasswordField
              label={t('password')}
              name="password"
              autoComplete="off"
              value={values.password}
              onChange={(password) => set('password', password)}
              error={errorOf('password')}
              isRequired
            />
          </div>
        </div>
      </Section>
      <div className="kalem-wizard__foot">
        {refusal && <FootNews tone="danger">{refusal}</FootNews>}
        <span className="kalem-wizard__lead kalem-sm kalem-muted" role="status">
          {isPending && t('linking')}
        </span>
        <Button type="submit" variant="primary" iconAfter={icons.arrowRight} isPending={isPending}>
          {t('next')}
        </Button>
      </div>
    </Form>
  );
}

/** What a step has to say: it stands beside the buttons, so that no field moves when it comes. */
export function FootNews({ tone, children }: { tone: 'danger' | 'warning'; children: ReactNode }) {
  return (
    <span className="kalem-wizard__news" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon icon={tone === 'danger' ? icons.error : icons.alert} size="sm" />
      <span>{children}</span>
    </span>
  );
}
