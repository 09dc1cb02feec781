import type { RefObject } from 'react';
import { isSmsCodeComplete } from '@kalem/domain';
import { Button } from '../../primitives/Button';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import type { SigningPhase } from './SigningPhase';
import type { CountdownTime } from './useCountdown';

interface CodeActionsProps {
  phase: Extract<SigningPhase, { name: 'asking' | 'code' }>;
  time: CountdownTime | undefined;
  code: string;
  mainRef: RefObject<HTMLButtonElement | null>;
  onConfirm: () => void;
  onNewCode: () => void;
  onClose: () => void;
}

/** From here on a new code is offered: by now an SMS has come or will not. */
const patience = 60;

/** What can be done while a code is awaited, typed and confirmed. */
export function CodeActions({ phase, time, code, mainRef, onConfirm, onNewCode, onClose }: CodeActionsProps) {
  const t = useMessages(messages);
  const isConfirming = phase.name === 'code' && phase.isConfirming;
  const problem = phase.name === 'code' ? phase.problem?.kind : undefined;
  const isWaiting = time !== undefined && !isConfirming && problem !== 'lost' && problem !== 'spent';
  return (
    <>
      {isWaiting && time.left <= patience && (
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
