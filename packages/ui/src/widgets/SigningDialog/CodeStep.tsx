import { useEffect, useRef } from 'react';
import { formatPhone, normalizeSmsCode } from '@kalem/domain';
import { CodeField } from '../../primitives/CodeField';
import { Form } from '../../primitives/Form';
import { Spinner } from '../../primitives/Spinner';
import { useMessages } from '../../provider/messages';
import { Countdown } from './Countdown';
import { messages } from './messages';
import type { SigningPhase } from './SigningPhase';
import type { CountdownTime } from './useCountdown';

interface CodeStepProps {
  phase: Extract<SigningPhase, { name: 'asking' | 'code' }>;
  time: CountdownTime | undefined;
  code: string;
  onType: (code: string) => void;
  onConfirm: () => void;
}

/** Where the code went, the code, and how long it counts. */
export function CodeStep({ phase, time, code, onType, onConfirm }: CodeStepProps) {
  const t = useMessages(messages);
  const sent = phase.name === 'code' ? phase : undefined;
  const problem = sent?.problem;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), [sent?.signatureId]);
  useEffect(() => {
    if (problem?.kind === 'code') field.current?.select();
  }, [problem]);

  return (
    <Form label={t('code')} onSubmit={onConfirm}>
      <p className="kalem-signing__sent kalem-muted" role="status">
        {sent ? <SentTo phoneNumber={sent.phoneNumber} /> : t('asking')}
      </p>
      <CodeField
        label={t('code')}
        end={time ? <Countdown left={time.left} /> : <Spinner label={t('asking')} />}
        value={code}
        onChange={onType}
        normalize={normalizeSmsCode}
        isReadOnly={sent?.isConfirming || problem?.kind === 'lost' || problem?.kind === 'spent'}
        error={problem?.message}
        description={t('codeHelp')}
        inputRef={field}
        autoFocus
      />
      <p className="kalem-hidden" role="status">
        {time && t('secondsLeft', { seconds: time.spoken })}
      </p>
      <p className="kalem-hidden" role="alert">
        {problem?.message}
      </p>
    </Form>
  );
}

/** The number stands out, wherever the language puts it. */
function SentTo({ phoneNumber }: { phoneNumber: string }) {
  const t = useMessages(messages);
  const [before, after] = t('sent').split('{phone}');
  return (
    <>
      {before}
      <strong className="kalem-num kalem-signing__phone">{formatPhone(phoneNumber)}</strong>
      {after}
    </>
  );
}
