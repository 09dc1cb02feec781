import type { RefObject } from 'react';
import { isSmsCodeComplete } from '@kalem/domain';
import { Button } from '../../primitives/Button';
import { useMessages } from '../../provider/useMessages';
import { messages } from './messages';
import type { SigningPhase } from './SigningPhase';
import type { CountdownTime } from './useCountdown';

interface SigningActionsProps {
  phase: SigningPhase;
  time: CountdownTime | undefined;
  code: string;
  /** How many invoices of a result can be signed anew. */
  rest: number;
  mainRef: RefObject<HTMLButtonElement | null>;
  onConfirm: () => void;
  onNewCode: () => void;
  onRetry: () => void;
  onSignRest: () => void;
  onClose: () => void;
}

/** From here on a new code is offered: by now an SMS has come or will not. */
const patience = 60;

/** The buttons below the dialog; one of them is the main one. */
export function SigningActions({ phase, time, code, rest, mainRef, onConfirm, onNewCode, onRetry, onSignRest, onClose }: SigningActionsProps) {
  const t = useMessages(messages);
  if (phase.name === 'refused' || phase.name === 'result') {
    const isRefused = phase.name === 'refused';
    return (
      <>
        <Button key="close" variant={rest ? 'secondary' : 'primary'} onPress={onClose} autoFocus={!isRefused || rest === 0}>
          {t('close')}
        </Button>
        {rest > 0 && (
          <Button key="again" variant="primary" onPress={isRefused ? onRetry : onSignRest} autoFocus={isRefused}>
            {isRefused ? t('retry') : t('signRest', { n: rest })}
          </Button>
        )}
      </>
    );
  }
  const isConfirming = phase.name === 'code' && phase.isConfirming;
  const problem = phase.name === 'code' ? phase.problem?.kind : undefined;
  const offersNewCode = !isConfirming && time !== undefined && time.left <= patience && problem !== 'lost' && problem !== 'spent';
  return (
    <>
      {offersNewCode && (
        <span data-lead>
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
        <Button variant="primary" buttonRef={mainRef} onPress={onConfirm} isPending={isConfirming} isDisabled={phase.name !== 'code' || !isSmsCodeComplete(code)}>
          {t(problem === 'lost' ? 'retry' : 'confirm')}
        </Button>
      )}
    </>
  );
}
