import { useRef } from 'react';
import { validateRegistration } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { byCode, useForm, type Form } from '../../kit/useForm';
import { callHost } from '../../provider/callHost';
import { useKalem, useSession } from '../../provider/useKalem';

const blank = { firstName: '', lastName: '', email: '', password: '', passwordRepeat: '', kvkk: false };

type User = components['schemas']['User'];

/** Events of the registration. */
export type RegisterEvent =
  /** The account was created and the user is signed in. */
  | { type: 'registered'; user: User }
  /** The user pressed the link to the login. */
  | { type: 'loginAsked' };

declare module '../../provider/events' {
  interface WidgetEvents {
    register: RegisterEvent;
  }
}

/**
 * The behaviour of the registration, without its view: creates the account, then signs in. A retry does not create a
 * second account.
 */
export function useRegister({ onEvent }: { onEvent?: (event: RegisterEvent) => void } = {}): {
  form: Form<typeof blank, User>;
} {
  const { client } = useKalem();
  const session = useSession();
  const created = useRef('');
  const form = useForm({
    kind: 'register',
    initial: blank,
    validate: validateRegistration,
    required: ['firstName', 'lastName', 'email', 'password', 'passwordRepeat'],
    blame: byCode({ EMAIL_TAKEN: 'email' }),
    async submit(values, { key }) {
      const { email, password, name } = accountOf(values);
      const account = JSON.stringify([email, password, name]);
      // Skipped on a retry after only the sign-in failed.
      if (created.current !== account)
        await client.POST('/user', {
          body: { email, password, name },
          params: { header: { 'Idempotency-Key': key } },
        });
      created.current = account;
      const user = await session.signIn({ email, password });
      callHost(onEvent, { type: 'registered', user });
      return user;
    },
  });
  return { form };
}

function accountOf({ firstName, lastName, email, password }: typeof blank) {
  return { email: email.trim(), password, name: `${firstName.trim()} ${lastName.trim()}` };
}
