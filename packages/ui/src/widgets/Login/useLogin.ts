import { validateLogin } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useForm, type Form } from '../../kit/useForm';
import { callHost } from '../../provider/callHost';
import { useSession } from '../../provider/useKalem';

type User = components['schemas']['User'];

/** What the login tells its host. */
export type LoginEvent =
  /** The session holds this user now. */
  | { type: 'signedIn'; user: User }
  /** 'Hesabın Yok mu? Kaydol': show the registration. */
  | { type: 'registerAsked' };

declare module '../../provider/events' {
  interface WidgetEvents {
    login: LoginEvent;
  }
}

/** What the login does, without its looks: `form.submit` signs in once, `form.refusal` says why it did not work. */
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
