import { useEffect, useRef } from 'react';
import { BundleNews, useBundle } from '../../fields/Bundle';
import { Banner } from '../../primitives/feedback/Banner';
import { useAnnounced } from '../../primitives/feedback/useAnnounced';
import { Dialog } from '../../primitives/overlay/Dialog';
import { type Translate, useMessages } from '../../provider/messages';
import { useStable } from '../../provider/useStable';
import { CodeActions, CodeStep, EndActions } from './CodeStep';
import { InvoiceRows } from './InvoiceRows';
import { messages } from './messages';
import { changedOf, type SigningPhase, type SigningState, signingStateOf } from './signing';
import { INVOICES_PER_CODE } from './SigningStore';
import { type SigningOptions, useSigning } from './useSigning';
import { useSigningInvoices } from './useSigningInvoices';

/** The content of the signing dialog, mounted per opening. */
export function OpenSigning(opening: SigningOptions & { companyId: string }) {
  const t = useMessages(messages);
  const { phase, time, faturaIds, all, signed, code, ...signing } = useSigning(opening);
  const bundle = useBundle(opening.companyId);
  const shown = hasEnded(phase) ? all : faturaIds;
  const reading = opening.isOpen ? readingOf(phase) : 'known';
  const changed = changedOf(phase);
  const invoices = useSigningInvoices(shown, { companyId: opening.companyId, reading, signed, changed });
  const states = invoices.map((invoice) => signingStateOf(invoice, { phase, signed }));
  const rest = shown.filter((_, index) => states[index] === 'unsigned');
  const signedIds = shown.filter((_, index) => states[index] === 'signed');

  const main = useRef<HTMLButtonElement>(null);
  const confirm = () => {
    // Focuses the button: it shows the progress, and the keyboard of a phone closes.
    main.current?.focus();
    void signing.confirm();
  };

  const isAllSigned = phase.name === 'result' && states.every((state) => state === 'signed');
  const finish = useStable(() => signing.finish(all.map((id) => ({ id, onayDurumu: 'Onaylandi' }))));
  useEffect(() => {
    // The portal may decide late. Then the signing is finished here (SGN-04).
    if (isAllSigned) finish();
  }, [isAllSigned, finish]);

  const isPart = rest.length < shown.length;
  return (
    <Dialog
      title={titleOf(phase, states, t)}
      isOpen={opening.isOpen}
      onClose={signing.cancel}
      isBusy={phase.name === 'code' && phase.isConfirming}
      footer={
        hasEnded(phase) ? (
          <EndActions
            againLabel={
              rest.length > 0
                ? t(againKeyOf(phase, isPart), { n: Math.min(rest.length, INVOICES_PER_CODE) })
                : undefined
            }
            onDownload={phase.name === 'result' && signedIds.length > 0 ? () => bundle.save(signedIds) : undefined}
            isDownloading={bundle.isPending}
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
          <EndNews phase={phase} states={states} />
        ) : (
          <CodeStep phase={phase} time={time} code={code} onType={signing.type} onConfirm={confirm} />
        )}
        <InvoiceRows
          label={t(phase.name === 'result' ? 'results' : 'invoices')}
          invoices={invoices}
          states={phase.name === 'result' || (hasEnded(phase) && isPart) ? states : undefined}
          changed={changed}
        />
        <BundleNews bundle={bundle} />
      </div>
    </Dialog>
  );
}

type EndPhase = Extract<SigningPhase, { name: 'refused' | 'result' }>;

function EndNews({ phase, states }: { phase: EndPhase; states: readonly SigningState[] }) {
  const t = useMessages(messages);
  const help = useAnnounced<HTMLParagraphElement>();
  if (phase.name === 'refused')
    return (
      <Banner tone="danger">
        <span lang={phase.lang}>{phase.message}</span>
      </Banner>
    );
  const key = newsKeyOf(states);
  return (
    key && (
      <p ref={help} className="kalem-muted">
        {t(key)}
      </p>
    )
  );
}

function newsKeyOf(states: readonly SigningState[]) {
  if (states.includes('unknown')) return 'checkingHelp';
  if (states.includes('unsigned')) return 'restHelp';
  return states.every((state) => state === 'signed') ? 'allHelp' : undefined;
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

/** The title: the number of invoices to sign, afterwards the result. */
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
