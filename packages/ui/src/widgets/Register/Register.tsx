'use client';
import { ConsentField } from '../../kit/ConsentField';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Banner } from '../../primitives/feedback/Banner';
import { Button, Link } from '../../primitives/Button';
import { Form } from '../../primitives/input/Form';
import { PasswordField, TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { useRegister } from './useRegister';

export { useRegister, type RegisterEvent } from './useRegister';

interface RegisterViewProps extends ViewProps<'register'> {
  /** Address of the data-protection notice; default `/kvkk.html`. */
  kvkkHref?: string | undefined;
}

export type RegisterProps = PropsOf<'register', RegisterViewProps>;

/**
 * Creates an account and signs in. Needs a client with the built-in session.
 *
 * @example <Register kvkkHref="/kvkk.html" onEvent={(event) => event.type === 'registered' && openWizard()} />
 */
export const Register = defineWidget('register', RegisterView, { needs: 'session' });

function RegisterView({ kvkkHref = '/kvkk.html', emit }: RegisterViewProps) {
  const t = useMessages(messages);
  const { form } = useRegister({ onEvent: emit });
  return (
    <Form formRef={form.formRef} className="kalem-register" label={t('title')} onSubmit={() => void form.submit()}>
      <h1 className="kalem-title">{t('title')}</h1>
      <div className="kalem-register__name">
        <TextField label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField label={t('email')} type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      <PasswordField label={t('password')} autoComplete="new-password" {...form.field('password')} />
      <PasswordField label={t('passwordRepeat')} autoComplete="new-password" {...form.field('passwordRepeat')} />
      <ConsentField document={t('kvkkNotice')} href={kvkkHref} rest={t('kvkkRest')} {...form.field('kvkk')} />
      <Button type="submit" variant="primary" isBlock isPending={form.isPending}>
        {t('register')}
      </Button>
      {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
      <p className="kalem-sm">
        <Link onPress={() => emit({ type: 'loginAsked' })}>{t('login')}</Link>
      </p>
    </Form>
  );
}
