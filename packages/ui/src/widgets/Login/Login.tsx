'use client';
import { Suspense, useState } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { Banner } from '../../primitives/feedback/Banner';
import { Button, Link } from '../../primitives/Button';
import { Form } from '../../primitives/input/Form';
import { PasswordField, TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { useLogin } from './useLogin';

export { useLogin, type LoginEvent } from './useLogin';

const ForgotPassword = lazyPart(async () => (await import('./ForgotPassword')).ForgotPassword);

interface LoginViewProps extends ViewProps<'login'> {
  /** The initial email, for example that of an expired session. */
  email?: string | undefined;
}

export type LoginProps = PropsOf<'login', LoginViewProps>;

/**
 * Signs in with email and password. Needs a client with the built-in session.
 *
 * @example <Login onEvent={(event) => event.type === 'signedIn' && openDashboard()} />
 */
export const Login = defineWidget('login', LoginView, { needs: 'session' });

function LoginView({ email, emit }: LoginViewProps) {
  const t = useMessages(messages);
  const { form } = useLogin({ email, onEvent: emit });
  const [isForgotten, setForgotten] = useState(false);
  return (
    <>
      <Form formRef={form.formRef} className="kalem-login" label={t('title')} onSubmit={() => void form.submit()}>
        <h1 className="kalem-title">{t('title')}</h1>
        <TextField label={t('email')} type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
        <PasswordField label={t('password')} autoComplete="current-password" {...form.field('password')} />
        <p className="kalem-login__forgotten">
          <Button variant="quiet" size="sm" onPress={() => setForgotten(true)}>
            {t('forgotten')}
          </Button>
        </p>
        <Button type="submit" variant="primary" isBlock isPending={form.isPending}>
          {t('signIn')}
        </Button>
        {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
        <p className="kalem-sm">
          <Link onPress={() => emit({ type: 'registerAsked' })}>{t('register')}</Link>
        </p>
      </Form>
      {isForgotten && (
        <Suspense>
          <ForgotPassword email={form.values.email} onClose={() => setForgotten(false)} />
        </Suspense>
      )}
    </>
  );
}
