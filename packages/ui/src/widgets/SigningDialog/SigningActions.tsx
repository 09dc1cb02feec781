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
  onConfirm: () => void;
  onNewCode: () => void;
  onRetry: () => void;
  onSignRest: () => void;
  onClose: () => void;
}

/** From here on a new code is offered: by now an SMS has come or will not. */
const patience = 60;

/** The buttons below the dialog; one of them is the main one. */
export function SigningActions({ phase, time, code, rest, onConfirm, onNewCode, onRetry, onSignRest, onClose }: SigningActionsProps) {
  const t = useMessages(messages);
  if (phase.name === 'refused' || phase.name === 'result') {
    return (
      <>
        <Button variant={rest ? 'secondary' : 'primary'} onPress={onClose}>
          {t('close')}
        </Button>
        {rest > 0 && (
          <Button variant="primary" onPress={phase.name === 'refused' ? onRetry : onSignRest}>
            {phase.name === 'refused' ? t('retry') : t('signRest', { n: rest })}
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
        <Button variant="primary" onPress={onNewCode}>
          {t('newCode')}
        </Button>
      ) : (
        <Button variant="primary" onPress={onConfirm} isPending={isConfirming} isDisabled={phase.name !== 'code' || !isSmsCodeComplete(code)}>
          {t(problem === 'lost' ? 'retry' : 'confirm')}
        </Button>
      )}
    </>
  );
}
