import { useEffect, useRef } from 'react';
import { Banner } from '../../primitives/feedback/Banner';
import { Dialog } from '../../primitives/overlay/Dialog';
import { type Translate, useMessages } from '../../provider/messages';
import { CodeActions, CodeStep, EndActions } from './CodeStep';
import { InvoiceRows } from './InvoiceRows';
import { messages } from './messages';
import { type SigningPhase, type SigningState, signingStateOf } from './signing';
import { type SigningOptions, useSigning } from './useSigning';
import { useSigningInvoices } from './useSigningInvoices';

/** One opening of the signing dialog. */
export function OpenSigning(opening: SigningOptions & { companyId: string }) {
  const t = useMessages(messages);
  const { phase, time, faturaIds, code, ...signing } = useSigning(opening);
  const invoices = useSigningInvoices(faturaIds, opening.companyId, opening.isOpen ? readingOf(phase) : 'known');
  const states = invoices.map((invoice) => signingStateOf(invoice, phase));
  const rest = faturaIds.filter((_, index) => states[index] === 'unsigned');

  const main = useRef<HTMLButtonElement>(null);
  const confirm = () => {
    // The button says that it is busy, and the keyboard of a phone makes room.
    main.current?.focus();
    void signing.confirm();
  };

  useEffect(() => {
    // The portal may decide late; then the rest of what SGN-04 asks for happens late.
    if (phase.name === 'result' && states.every((state) => state === 'signed'))
      signing.finish(faturaIds.map((id) => ({ id, onayDurumu: 'Onaylandi' })));
  });

  const isPart = rest.length < faturaIds.length;
  return (
    <Dialog
      title={titleOf(phase, states, t)}
      isOpen={opening.isOpen}
      onClose={signing.cancel}
      isBusy={phase.name === 'code' && phase.isConfirming}
      footer={
        hasEnded(phase) ? (
          <EndActions
            againLabel={rest.length > 0 ? t(againKeyOf(phase, isPart), { n: rest.length }) : undefined}
            isAgainFirst={phase.name === 'refused'}
            onAgain={phase.name === 'refused' && !isPart ? signing.retry : () => signing.ask(rest)}
            onClose={signing.cancel}
          />
        ) : (
          <CodeActions
            phase={phase}
            time={time}
            code={code}
            mainRef={main}
            onConfirm={confirm}
            onNewCode={() => signing.ask(faturaIds)}
            onClose={signing.cancel}
          />
        )
      }
    >
      <div className="kalem-signing">
        {hasEnded(phase) ? (
          <EndNews phase={phase} isChecking={states.includes('unknown')} hasRest={rest.length > 0} />
        ) : (
          <CodeStep phase={phase} time={time} code={code} onType={signing.type} onConfirm={confirm} />
        )}
        <InvoiceRows
          label={t(phase.name === 'result' ? 'results' : 'invoices')}
          invoices={invoices}
          states={phase.name === 'result' || (hasEnded(phase) && isPart) ? states : undefined}
        />
      </div>
    </Dialog>
  );
}

type EndPhase = Extract<SigningPhase, { name: 'refused' | 'result' }>;

function EndNews({ phase, isChecking, hasRest }: { phase: EndPhase; isChecking: boolean; hasRest: boolean }) {
  const t = useMessages(messages);
  if (phase.name === 'refused') return <Banner tone="danger">{phase.message}</Banner>;
  if (!isChecking && !hasRest) return null;
  return (
    <p className="kalem-muted" role="status">
      {t(isChecking ? 'checkingHelp' : 'restHelp')}
    </p>
  );
}

function hasEnded(phase: SigningPhase): phase is EndPhase {
  return phase.name === 'refused' || phase.name === 'result';
}

function againKeyOf(phase: EndPhase, isPart: boolean) {
  if (phase.name === 'result') return 'signRest';
  return isPart ? 'title' : 'retry';
}

function readingOf(phase: SigningPhase) {
  if (phase.name === 'result') return phase.isOpen ? 'watched' : 'live';
  return phase.name === 'refused' ? 'live' : 'known';
}

/** The dialog's title: what is being signed, afterwards what became of it. */
function titleOf(
  phase: SigningPhase,
  states: readonly SigningState[],
  t: Translate<keyof (typeof messages)['texts']['tr']>,
): string {
  const n = states.length;
  if (phase.name !== 'result') return t('title', { n });
  if (states.includes('unknown')) return t('titleChecking');
  const signed = states.filter((state) => state === 'signed').length;
  if (signed === n) return t('titleAll', { n });
  return signed === 0 ? t('titleNone') : t('titleSome', { n, signed });
}
