import { useState } from 'react';
import { validateLogin } from '@kalem/domain';
import { useFormState } from '../../fields/useFormState';
import { resolveMessage } from '../../provider/failures';
import { useKalem, useSession } from '../../provider/useKalem';
import type { LoginEvent } from './Login';

/** What the login does, without its looks: `submit` signs in once, `refusal` says why it did not work. */
export function useLogin(emit: (event: LoginEvent) => void) {
  const { report } = useKalem();
  const session = useSession();
  const form = useFormState({ email: '', password: '' }, validateLogin);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function submit() {
    if (isPending || !form.check()) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const user = await session.signIn({ email: form.values.email.trim(), password: form.values.password });
      emit({ type: 'signedIn', user });
    } catch (error) {
      report({ kind: 'signIn', error, silent: true });
      if (!form.refuse(error)) setRefusal(resolveMessage(error));
    } finally {
      setPending(false);
    }
  }

  return { form, submit, isPending, refusal };
}
