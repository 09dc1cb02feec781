import type { components } from '@kalem/sdk';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/Form';
import * as icons from '../../primitives/icons';
import { PasswordField } from '../../primitives/PasswordField';
import { Section } from '../../primitives/Section';
import { TextField } from '../../primitives/TextField';
import { useMessages } from '../../provider/messages';
import type { CompanyDraft } from './companyDraft';
import { FootNews } from './FootNews';
import { messages } from './messages';
import { useGibStep } from './useGibStep';

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
