'use client';
import type { components } from '@kalem/sdk';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/Form';
import { Link } from '../../primitives/Link';
import { PasswordField } from '../../primitives/PasswordField';
import { TextField } from '../../primitives/TextField';
import { WidgetRoot } from '../../primitives/WidgetRoot';
import { useEmit } from '../../provider/useEmit';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { useLogin } from './useLogin';

export interface LoginProps {
  onEvent?: (event: LoginEvent) => void;
}

/**
 * Signs in with email and password; for clients with the built-in session.
 *
 * @example <Login onEvent={(event) => event.type === 'signedIn' && openDashboard()} />
 */
export function Login({ onEvent }: LoginProps) {
  const t = useMessages(messages);
  const emit = useEmit(onEvent);
  const { form, submit, isPending, refusal } = useLogin(emit);
  const { values, set, errorOf } = form;
  return (
    <WidgetRoot name="login">
      <Form formRef={form.formRef} className="kalem-login" label={t('title')} onSubmit={() => void submit()}>
        <h1 className="kalem-title">{t('title')}</h1>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={values.email}
          onChange={(email) => set('email', email)}
          error={errorOf('email')}
          isRequired
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => set('password', password)}
          error={errorOf('password')}
          isRequired
        />
        <Button type="submit" variant="primary" isBlock isPending={isPending}>
          {t('signIn')}
        </Button>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <p className="kalem-sm">
          <Link onPress={() => emit({ type: 'registerAsked' })}>{t('register')}</Link>
        </p>
      </Form>
    </WidgetRoot>
  );
}

/** What the login tells its host. */
export type LoginEvent =
  /** The session holds this user now. */
  | { type: 'signedIn'; user: components['schemas']['User'] }
  /** 'Hesabın Yok mu? Kaydol': show the registration. */
  | { type: 'registerAsked' };
