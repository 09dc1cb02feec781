import { useRef, useState } from 'react';
import { formatPhone, isSmsCodeComplete, normalizeSmsCode, toPersonPhone, validatePhoneChange } from '@kalem/domain';
import { PhoneField } from '../../fields/patternFields';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import { Form } from '../../primitives/input/Form';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { CodeField } from '../../primitives/input/CodeField';
import { Setting, SettingForm, SettingRow } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { byCode, useForm } from '../useForm';
import { messages } from './messages';
import type { User } from './useAccount';

interface PhoneSettingProps {
  user: User;
  onChanged: (user: User) => void;
}

/** The phone of an account: entered, verified by a code, confirmed (ACC-34). */
export function PhoneSetting({ user, onChanged }: PhoneSettingProps) {
  const t = useMessages(messages);
  const [isChanging, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Setting title={t('phone')} help={t('phoneHelp')}>
      {sentTo && (
        <CodeStep
          phone={sentTo}
          onBack={() => setSentTo(undefined)}
          onApproved={(approved) => {
            setSentTo(undefined);
            setChanging(false);
            onChanged(approved);
          }}
        />
      )}
      {!sentTo && user.phone !== null && !isChanging && (
        <SettingRow
          actions={
            <Button size="sm" onPress={() => setChanging(true)}>
              {t('change')}
            </Button>
          }
        >
          <Icon icon={icons.phone} />
          <span className="kalem-num">{formatPhone(user.phone)}</span>
          <Badge tone="success" icon={icons.check}>
            {t('verified')}
          </Badge>
        </SettingRow>
      )}
      {!sentTo && (user.phone === null || isChanging) && (
        <NumberStep onSent={setSentTo} onCancel={user.phone === null ? undefined : () => setChanging(false)} />
      )}
    </Setting>
  );
}

function NumberStep({ onSent, onCancel }: { onSent: (phone: string) => void; onCancel: (() => void) | undefined }) {
  const t = useMessages(messages);
  const sendCode = useSendCode();
  const form = useForm({
    kind: 'requestPhoneCode',
    initial: { phone: '' },
    validate: validatePhoneChange,
    required: ['phone'],
    async submit({ phone }, { key }) {
      await sendCode(phone, key);
      onSent(phone);
    },
  });
  return (
    <Form formRef={form.formRef} label={t('phone')} onSubmit={() => void form.submit()}>
      <SettingForm
        refusal={form.refusal}
        actions={
          <>
            {onCancel && <Button onPress={onCancel}>{t('cancel')}</Button>}
            <Button type="submit" isPending={form.isPending}>
              {t('sendCode')}
            </Button>
          </>
        }
      >
        <PhoneField label={t('phone')} {...form.field('phone')} />
      </SettingForm>
    </Form>
  );
}

interface CodeStepProps {
  phone: string;
  onBack: () => void;
  onApproved: (user: User) => void;
}

/** The length of our own code. Further characters are dropped (ACC-36). */
const CODE_LENGTH = 6;

function CodeStep({ phone, onBack, onApproved }: CodeStepProps) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const input = useRef<HTMLInputElement>(null);
  const sendCode = useSendCode();
  const again = useAction('requestPhoneCode', async () => {
    await sendCode(phone);
    toast({ tone: 'info', text: t('sentAgain') });
  });
  const form = useForm({
    kind: 'approvePhone',
    initial: { code: '' },
    async submit({ code }) {
      const { data } = await client.PUT('/account/phone', { body: { phone: toPersonPhone(phone), code } });
      toast({ tone: 'success', text: t('phoneAdded') });
      await invalidate('/account');
      onApproved(data);
      return data;
    },
    // Shows these errors at the code field (ACC-36).
    blame: byCode({ WRONG_PHONE_CODE: 'code', PHONE_CODE_EXPIRED: 'code', PHONE_CODE_TRIES_SPENT: 'code' }),
  });
  const { error } = form.field('code');
  return (
    <Form formRef={form.formRef} label={t('code')} onSubmit={() => void form.submit()}>
      <SettingForm
        refusal={form.refusal}
        actions={
          <>
            <Button variant="quiet" onPress={onBack} isDisabled={form.isPending}>
              {t('otherNumber')}
            </Button>
            <Button onPress={() => void again.run(undefined)} isPending={again.isPending}>
              {t('sendAgain')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              isDisabled={!isSmsCodeComplete(form.values.code)}
              isPending={form.isPending}
            >
              {t('approve')}
            </Button>
          </>
        }
      >
        <CodeField
          label={t('code')}
          name="code"
          description={t('sentTo', { phone: formatPhone(phone) })}
          value={form.values.code}
          onChange={(code) => form.set('code', code)}
          normalize={(typed) => normalizeSmsCode(typed).slice(0, CODE_LENGTH)}
          length={CODE_LENGTH}
          error={error}
          isReadOnly={form.isPending}
          inputRef={input}
          autoFocus
        />
      </SettingForm>
    </Form>
  );
}

function useSendCode() {
  const { client } = useKalem();
  return async (phone: string, key?: string) => {
    const header = key === undefined ? {} : { 'Idempotency-Key': key };
    await client.POST('/account/phone', { params: { header }, body: { phone: toPersonPhone(phone) } });
  };
}
