import { useEffect, useRef } from 'react';
import { Banner } from '../../primitives/Banner';
import { Dialog } from '../../primitives/Dialog';
import { useMessages } from '../../provider/useMessages';
import { CodeStep } from './CodeStep';
import { InvoiceRows } from './InvoiceRows';
import { messages } from './messages';
import { SigningActions } from './SigningActions';
import { signingStateOf } from './signingStateOf';
import type { SigningPhase } from './SigningPhase';
import { titleOf } from './titleOf';
import { useSigning, type Opening } from './useSigning';
import { useSigningInvoices } from './useSigningInvoices';

/** One opening of the signing dialog. */
export function OpenSigning(opening: Opening) {
  const t = useMessages(messages);
  const { phase, time, faturaIds, code, ...signing } = useSigning(opening);
  const invoices = useSigningInvoices(faturaIds, opening.companyId, opening.isOpen ? readingOf(phase) : 'known');
  const states = invoices.map((invoice) => signingStateOf(invoice, phase));
  const rest = faturaIds.filter((_, index) => states[index] === 'unsigned');
  const showsStates = phase.name === 'result' || (phase.name === 'refused' && rest.length < faturaIds.length);

  const main = useRef<HTMLButtonElement>(null);
  const confirm = () => {
    // The button says that it is busy, and the keyboard of a phone makes room.
    main.current?.focus();
    void signing.confirm();
  };

  useEffect(() => {
    // The portal may decide late; then the rest of what SGN-04 asks for happens late.
    if (phase.name === 'result' && states.every((state) => state === 'signed')) signing.finish(faturaIds.map((id) => ({ id, onayDurumu: 'Onaylandi' })));
  });

  return (
    <Dialog
      title={titleOf(phase, states, t)}
      isOpen={opening.isOpen}
      onClose={() => signing.close('cancelled')}
      isBusy={phase.name === 'code' && phase.isConfirming}
      footer={
        <SigningActions
          phase={phase}
          time={time}
          code={code}
          rest={rest.length}
          mainRef={main}
          onConfirm={confirm}
          onNewCode={() => signing.ask(faturaIds)}
          onRetry={() => (showsStates ? signing.ask(rest) : signing.retry())}
          onSignRest={() => signing.ask(rest)}
          onClose={() => signing.close('cancelled')}
        />
      }
    >
      <div className="kalem-signing">
        {(phase.name === 'asking' || phase.name === 'code') && <CodeStep phase={phase} time={time} code={code} onType={signing.type} onConfirm={confirm} />}
        {phase.name === 'refused' && <Banner tone="danger">{phase.message}</Banner>}
        {phase.name === 'result' && states.includes('unknown') && <p className="kalem-muted">{t('checkingHelp')}</p>}
        {phase.name === 'result' && !states.includes('unknown') && rest.length > 0 && <p className="kalem-muted">{t('restHelp')}</p>}
        <InvoiceRows label={t(phase.name === 'result' ? 'results' : 'invoices')} invoices={invoices} states={showsStates ? states : undefined} />
      </div>
    </Dialog>
  );
}

function readingOf(phase: SigningPhase) {
  if (phase.name === 'result') return phase.isOpen ? 'watched' : 'live';
  return phase.name === 'refused' ? 'live' : 'known';
}
