import { useState } from 'react';
import { validateNameChange, validatePasswordChange } from '@kalem/domain';
import type { User } from '../../kit/account/useAccount';
import { byCode, useForm } from '../../kit/useForm';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/input/Form';
import { PasswordField, TextField } from '../../primitives/input/TextField';
import { Setting, SettingForm } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem, useSession } from '../../provider/useKalem';
import { messages } from './messages';

/** ACC-29. */
export function NameSetting({ user, onChanged }: { user: User; onChanged: (user: User) => void }) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'updateName',
    initial: { name: user.name },
    validate: validateNameChange,
    required: ['name'],
    async submit({ name }) {
      const { data } = await client.PUT('/account/name', { body: { name } });
      toast({ tone: 'success', text: t('nameSaved') });
      form.fill({ name: data.name });
      await invalidate('/account');
      onChanged(data);
      return data;
    },
  });
  const { error, ...field } = form.field('name');
  return (
    <Setting title={t('name')} help={t('nameHelp')}>
      <Form formRef={form.formRef} label={t('name')} onSubmit={() => void form.submit()}>
        <div className="kalem-setting__fields kalem-setting__inline">
          <TextField label={t('name')} autoComplete="name" {...field} error={error ?? form.refusal} />
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Setting>
  );
}

const emptyPasswords = { password: '', new_password: '', newPasswordRepeat: '' };

/** ACC-31, ACC-32. The server ends all sessions of the old password; this device signs in with the new one. */
export function PasswordSetting({ user }: { user: User }) {
  const t = useMessages(messages);
  const [changes, setChanges] = useState(0);
  return (
    <Setting title={t('password')} help={t('passwordHelp')}>
      <PasswordForm key={changes} user={user} onChanged={() => setChanges(changes + 1)} />
    </Setting>
  );
}

function PasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const t = useMessages(messages);
  const { client, report, toast } = useKalem();
  const session = useSession();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'updatePassword',
    initial: emptyPasswords,
    validate: validatePasswordChange,
    required: ['password', 'new_password', 'newPasswordRepeat'],
    async submit({ password, new_password }) {
      await client.PUT('/account/password', { body: { password, new_password } });
      // From here on the new password counts, so the form closes even if signing in fails. It would ask for the old
      // one.
      try {
        await session.signIn({ email: user.email, password: new_password });
        toast({ tone: 'success', text: t('passwordSaved') });
      } catch (error) {
        report({ kind: 'signIn', error, silent: true });
        toast({ tone: 'info', text: t('passwordSavedOnly') });
      }
      onChanged();
      // Pending email changes were cancelled, and other sessions have ended.
      await invalidate('/account');
    },
    blame: byCode({ WRONG_CURRENT_PASSWORD: 'password' }),
  });
  return (
    <Form formRef={form.formRef} label={t('password')} onSubmit={() => void form.submit()}>
      <SettingForm
        refusal={form.refusal}
        actions={
          <Button type="submit" isPending={form.isPending}>
            {t('changePassword')}
          </Button>
        }
      >
        <div className="kalem-grid">
          <div data-span="6">
            <PasswordField label={t('presentPassword')} autoComplete="current-password" {...form.field('password')} />
          </div>
          <span data-span="6" />
          <div data-span="6">
            <PasswordField label={t('newPassword')} autoComplete="new-password" {...form.field('new_password')} />
          </div>
          <div data-span="6">
            <PasswordField
              label={t('repeatPassword')}
              autoComplete="new-password"
              {...form.field('newPasswordRepeat')}
            />
          </div>
        </div>
      </SettingForm>
    </Form>
  );
}
