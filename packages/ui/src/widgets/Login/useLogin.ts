import { validateLogin } from '@kalem/domain';
import { useForm, type Form } from '../../kit/useForm';
import { useSession } from '../../provider/useKalem';
import type { LoginEvent } from './Login';

type User = Extract<LoginEvent, { type: 'signedIn' }>['user'];

/** What the login does, without its looks: `form.submit` signs in once, `form.refusal` says why it did not work. */
export function useLogin({ onEvent }: { onEvent?: (event: LoginEvent) => void } = {}): {
  form: Form<{ email: string; password: string }, User>;
} {
  const session = useSession();
  const form = useForm({
    kind: 'signIn',
    initial: { email: '', password: '' },
    validate: validateLogin,
    required: ['email', 'password'],
    async submit({ email, password }) {
      const user = await session.signIn({ email: email.trim(), password });
      onEvent?.({ type: 'signedIn', user });
      return user;
    },
  });
  return { form };
}
