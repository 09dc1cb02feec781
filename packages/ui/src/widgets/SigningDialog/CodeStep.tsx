import { type RefObject, useEffect, useRef } from 'react';
import { formatPhone, isSmsCodeComplete, normalizeSmsCode } from '@kalem/domain';
import { CodeField } from '../../primitives/input/CodeField';
import { Form } from '../../primitives/input/Form';
import * as icons from '../../primitives/icons';
import { Spinner } from '../../primitives/feedback/Progress';
import { type Translate, useMessages } from '../../provider/messages';
import { Countdown, type CountdownTime } from './Countdown';
import { messages } from './messages';
import type { SigningPhase, SigningProblem } from './signing';
import { Button } from '../../primitives/Button';

interface CodeStepProps {
  phase: Extract<SigningPhase, { name: 'asking' | 'code' }>;
  time: CountdownTime | undefined;
  code: string;
  onType: (code: string) => void;
  onConfirm: () => void;
}

/** The phone number, the code field, and the remaining time. */
export function CodeStep({ phase, time, code, onType, onConfirm }: CodeStepProps) {
  const t = useMessages(messages);
  const sent = phase.name === 'code' ? phase : undefined;
  const problem = sent?.problem;
  const told = problem && wordsOf(problem, t);
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
        error={told}
        errorLang={problem?.lang}
        description={t('codeHelp')}
        inputRef={field}
        autoFocus
      />
      <p className="kalem-hidden" role="status">
        {time && t('secondsLeft', { seconds: time.spoken })}
      </p>
      <p className="kalem-hidden" role="alert" lang={problem?.lang}>
        {told}
      </p>
    </Form>
  );
}

/** The error text, with the number of remaining attempts when few are left (SGN-06). */
function wordsOf({ message, triesLeft }: SigningProblem, t: Translate<'lastTry' | 'spent'>): string {
  if (triesLeft === 0) return t('spent');
  return triesLeft === 1 ? `${message} ${t('lastTry')}` : message;
}

/** Emphasizes the number at its position in the translated text. */
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

interface CodeActionsProps {
  phase: Extract<SigningPhase, { name: 'asking' | 'code' }>;
  time: CountdownTime | undefined;
  code: string;
  mainRef: RefObject<HTMLButtonElement | null>;
  onConfirm: () => void;
  onNewCode: () => void;
  onClose: () => void;
}

/** Seconds after which a new code is offered. An SMS that has not arrived by then will not arrive. */
const PATIENCE_SECONDS = 60;

/** The actions while a code is awaited, typed and confirmed. */
export function CodeActions({ phase, time, code, mainRef, onConfirm, onNewCode, onClose }: CodeActionsProps) {
  const t = useMessages(messages);
  const isConfirming = phase.name === 'code' && phase.isConfirming;
  const problem = phase.name === 'code' ? phase.problem?.kind : undefined;
  const isWaiting = time !== undefined && !isConfirming && problem !== 'lost' && problem !== 'spent';
  return (
    <>
      {isWaiting && time.left <= PATIENCE_SECONDS && (
        <span data-lead className="kalem-signing__resend">
          <Button variant="quiet" onPress={onNewCode}>
            {t('newCode')}
          </Button>
        </span>
      )}
      <Button onPress={onClose} isDisabled={isConfirming}>
        {t('cancel')}
      </Button>
      {problem === 'spent' ? (
        <Button variant="primary" buttonRef={mainRef} onPress={onNewCode}>
          {t('newCode')}
        </Button>
      ) : (
        <Button
          variant="primary"
          buttonRef={mainRef}
          onPress={onConfirm}
          isPending={isConfirming}
          isDisabled={phase.name !== 'code' || !isSmsCodeComplete(code)}
        >
          {t(problem === 'lost' ? 'retry' : 'confirm')}
        </Button>
      )}
    </>
  );
}

interface EndActionsProps {
  /** The label of the next action; undefined when there is none. */
  againLabel: string | undefined;
  /** True if the next action takes the focus. After a result, the close button does. */
  isAgainFirst: boolean;
  onAgain: () => void;
  /** Downloads the documents of the signed invoices; undefined without any. */
  onDownload: (() => void) | undefined;
  isDownloading: boolean;
  onClose: () => void;
}

/** The actions after the code was used, refused or has expired. */
export function EndActions({ againLabel, isAgainFirst, onAgain, onDownload, isDownloading, onClose }: EndActionsProps) {
  const t = useMessages(messages);
  return (
    <>
      {onDownload && (
        <span data-lead>
          <Button icon={icons.download} isPending={isDownloading} onPress={onDownload}>
            {t('download')}
          </Button>
        </span>
      )}
      <Button variant={againLabel ? 'secondary' : 'primary'} onPress={onClose} autoFocus={!againLabel || !isAgainFirst}>
        {t('close')}
      </Button>
      {againLabel && (
        <Button variant="primary" onPress={onAgain} autoFocus={isAgainFirst}>
          {againLabel}
        </Button>
      )}
    </>
  );
}
