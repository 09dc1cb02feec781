import { useRef, useState } from 'react';
import { validateRegistration } from '@kalem/domain';
import { newIdempotencyKey } from '@kalem/sdk';
import { useFormState } from '../../fields/useFormState';
import { resolveMessage } from '../../provider/failures';
import { useKalem, useSession } from '../../provider/useKalem';
import type { RegisterEvent } from './Register';

const blank = { firstName: '', lastName: '', email: '', password: '', passwordRepeat: '', kvkk: false };

/** What the registration does, without its looks: creates the account, then signs in; repeating it creates nothing twice. */
export function useRegister(emit: (event: RegisterEvent) => void) {
  const { client, report } = useKalem();
  const session = useSession();
  const form = useFormState(blank, validateRegistration);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const attempt = useRef({ body: '', key: '' });

  async function submit() {
    if (isPending || !form.check()) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const { email, password } = await createAccount();
      emit({ type: 'registered', user: await session.signIn({ email, password }) });
    } catch (error) {
      report({ kind: 'register', error, silent: true });
      if (!form.refuse(error)) setRefusal(resolveMessage(error));
    } finally {
      setPending(false);
    }
  }

  /** The same account asked for again, after a lost answer or a failed sign-in, is the same call: the server repeats its answer. */
  async function createAccount() {
    const { firstName, lastName, email, password } = form.values;
    const body = { email: email.trim(), password, name: `${firstName.trim()} ${lastName.trim()}` };
    const written = JSON.stringify(body);
    if (attempt.current.body !== written) attempt.current = { body: written, key: newIdempotencyKey() };
    await client.POST('/user', { body, params: { header: { 'Idempotency-Key': attempt.current.key } } });
    return body;
  }

  return { form, submit, isPending, refusal };
}
