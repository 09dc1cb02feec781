import { useState } from 'react';
import { validateGibCredentials } from '@kalem/domain';
import { byCode, useForm } from '../../kit/useForm';
import { Button } from '../../primitives/Button';
import { Form } from '../../primitives/input/Form';
import { PasswordField, TextField } from '../../primitives/input/TextField';
import { Setting, SettingForm } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

interface CredentialsFormProps {
  companyId: string;
  onChanged: () => void;
}

/**
 * Changes the portal credentials (GIB-01). The form is reset after saving, so that nothing typed stays on the screen.
 */
export function CredentialsForm({ companyId, onChanged }: CredentialsFormProps) {
  const t = useMessages(messages);
  const [changes, setChanges] = useState(0);
  return (
    <Setting title={t('credentials')} help={t('credentialsHelp')}>
      <TypedCredentials
        key={changes}
        companyId={companyId}
        onChanged={() => {
          setChanges(changes + 1);
          onChanged();
        }}
      />
    </Setting>
  );
}

function TypedCredentials({ companyId, onChanged }: CredentialsFormProps) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'updateGibCredentials',
    initial: { userCode: '', password: '' },
    validate: validateGibCredentials,
    required: ['userCode', 'password'],
    async submit({ userCode, password }) {
      const body = { userCode: userCode.trim(), password };
      await client.PUT('/company/gib', { params: { query: { companyId } }, body });
      toast({ tone: 'success', text: t('saved') });
      await invalidate('/company');
      onChanged();
    },
    blame: byCode({ PORTAL_CREDENTIALS_REFUSED: 'password' }),
  });
  return (
    <Form formRef={form.formRef} label={t('credentials')} onSubmit={() => void form.submit()}>
      <SettingForm
        refusal={form.refusal}
        refusalLang={form.refusalLang}
        news={t(form.isPending ? 'trying' : 'tryHelp')}
        actions={
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('tryAndSave')}
          </Button>
        }
      >
        <div className="kalem-grid">
          <div data-span="6">
            <TextField
              label={t('userCode')}
              kind="code"
              inputMode="numeric"
              autoComplete="off"
              maxLength={50}
              {...form.field('userCode')}
            />
          </div>
          <div data-span="6">
            <PasswordField label={t('password')} autoComplete="off" {...form.field('password')} />
          </div>
        </div>
      </SettingForm>
    </Form>
  );
}
