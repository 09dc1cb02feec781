import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/input/Form';
import * as icons from '../../primitives/icons';
import { PasswordField, TextField } from '../../primitives/input/TextField';
import { Section } from '../../primitives/layout/Section';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { useGibStep } from './useCompanyWizard';
import { Icon } from '../../primitives/Icon';

/** Step 0: user code and password of the portal. */
export function GibStep(options: Parameters<typeof useGibStep>[0]) {
  const t = useMessages(messages);
  const { form } = useGibStep(options);
  return (
    <Form formRef={form.formRef} className="kalem-card" label={t('stepGib')} onSubmit={() => void form.submit()}>
      <Section title={t('stepGib')}>
        <p className="kalem-wizard__intro">{t('gibIntro')}</p>
        <div className="kalem-grid">
          <div data-span="6">
            <TextField
              label={t('userCode')}
              kind="code"
              autoComplete="off"
              inputMode="numeric"
              {...form.field('userCode')}
            />
          </div>
          <div data-span="6">
            <PasswordField label={t('password')} autoComplete="off" {...form.field('password')} />
          </div>
        </div>
      </Section>
      <div className="kalem-wizard__foot">
        {form.refusal && <FootNews lang={form.refusalLang}>{form.refusal}</FootNews>}
        <span className="kalem-wizard__lead kalem-sm kalem-muted" role="status">
          {form.isPending && t('linking')}
        </span>
        <Button type="submit" variant="primary" iconAfter={icons.arrowRight} isPending={form.isPending}>
          {t('next')}
        </Button>
      </div>
    </Form>
  );
}

/** A step's message. It is beside the buttons, so that no field moves when it appears. */
export function FootNews({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <span className="kalem-wizard__news" role="alert">
      <Icon icon={icons.error} size="sm" />
      <span lang={lang}>{children}</span>
    </span>
  );
}
