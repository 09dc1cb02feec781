import { validateLogin } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useForm, type Form } from '../../kit/useForm';
import { callHost } from '../../provider/callHost';
import { useSession } from '../../provider/useKalem';

type User = components['schemas']['User'];

/** Events of the login. */
export type LoginEvent =
  /** The user is signed in. */
  | { type: 'signedIn'; user: User }
  /** 'Hesabın Yok mu? Kaydol': show the registration. */
  | { type: 'registerAsked' };

declare module '../../provider/events' {
  interface WidgetEvents {
    login: LoginEvent;
  }
}

/**
 * The behaviour of the login, without its view: `form.submit` signs in once, `form.refusal` is the reason of a failure.
 */
export function useLogin({
  email = '',
  onEvent,
}: { email?: string | undefined; onEvent?: (event: LoginEvent) => void } = {}): {
  form: Form<{ email: string; password: string }, User>;
} {
  const session = useSession();
  const form = useForm({
    kind: 'signIn',
    initial: { email, password: '' },
    validate: validateLogin,
    required: ['email', 'password'],
    async submit({ email, password }) {
      const user = await session.signIn({ email: email.trim(), password });
      callHost(onEvent, { type: 'signedIn', user });
      return user;
    },
  });
  return { form };
}
