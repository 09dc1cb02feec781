import { type Invoice, toScreenDate } from '@kalem/domain';
import type { ReactNode } from 'react';
import { isUndecided } from '../../../fields/isUndecided';
import { Banner } from '../../../primitives/feedback/Banner';
import { Button, IconButton } from '../../../primitives/Button';
import { eye, filePlus, sign, x } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useApi } from '../../../provider/queries';
import { useCompanyId } from '../../../provider/useKalem';
import type { SaveProblem } from '../../../draft/saving/saveProblem';
import type { InvoiceFormEvent, SaveActions } from './useSave';
import { savingMessages } from './messages';
import type { OpenedInvoice } from '../readOpening';

interface FormNewsProps {
  /** The saved invoice in edit mode. */
  invoice: Invoice | undefined;
  restored: OpenedInvoice['restored'];
  /** True if the form shows a problem of saving. It replaces the portal's status. */
  hasProblem: boolean;
  onStartOver: () => void;
}

/** Messages above the form: a draft was restored, or the portal does not have the invoice yet. */
export function FormNews({ invoice, restored, hasProblem, onStartOver }: FormNewsProps) {
  const t = useMessages(savingMessages);
  return (
    <div className="kalem-invoice-form__news">
      {invoice && !hasProblem && <Standing invoice={invoice} />}
      {restored && (
        <Banner
          actions={
            <Button size="sm" variant="quiet" onPress={onStartOver}>
              {t('discardDraft')}
            </Button>
          }
        >
          {t('draftRestored', { date: toScreenDate(restored.date), time: restored.time.slice(0, 5) })}
        </Banner>
      )}
    </div>
  );
}

/** Problems that are shown as warnings: the user decides, or they are temporary. The invoice itself has no fault. */
const warnings: ReadonlySet<SaveProblem['kind']> = new Set(['changed', 'underSignature', 'connection', 'edited']);

interface SaveNewsProps {
  actions: SaveActions;
  onStartOver: () => void;
  emit: (event: InvoiceFormEvent) => void;
}

/**
 * The result of the last save and the next actions. It is an overlay that is always visible, so that the form does not
 * move.
 */
export function SaveNews({ actions, onStartOver, emit }: SaveNewsProps) {
  const t = useMessages(savingMessages);
  const { problem, saved, dismiss } = actions;
  const close = <IconButton label={t('closeNews')} icon={x} onPress={dismiss} />;
  return (
    <div className="kalem-invoice-form__save-news">
      {problem && (
        <Banner
          tone={warnings.has(problem.kind) ? 'warning' : 'danger'}
          actions={
            <>
              <Choices problem={problem} actions={actions} onStartOver={onStartOver} />
              {close}
            </>
          }
        >
          <ProblemText problem={problem} />
        </Banner>
      )}
      {saved && <SavedNews saved={saved} emit={emit} close={close} />}
    </div>
  );
}

/** The interval in ms at which an invoice is read again that the portal does not have yet. */
const REREAD_MS = 5000;

interface SavedNewsProps {
  saved: Invoice;
  emit: (event: InvoiceFormEvent) => void;
  close: ReactNode;
}

/** Tells that the invoice is saved. If the portal was not reached, it also tells what happens next (USE-27). */
function SavedNews({ saved, emit, close }: SavedNewsProps) {
  const t = useMessages(savingMessages);
  const companyId = useCompanyId();
  const { data } = useApi().useQuery(
    'get',
    '/fatura/{id}',
    { params: { path: { id: saved.id }, query: { companyId } } },
    {
      enabled: isUndecided(saved),
      meta: { kind: 'readInvoice', silent: true },
      refetchInterval: ({ state }) => (!state.data || isUndecided(state.data) ? REREAD_MS : false),
    },
  );
  const { portalDurumu, portalMesaji, belgeNumarasi } = data ?? saved;
  const invoice = { ...saved, portalDurumu, belgeNumarasi };
  const name = belgeNumarasi || t('thisInvoice');
  const text = () => {
    if (saved.onayDurumu === 'Onaylandi') return t('signedNext', { name });
    if (portalDurumu === 'REDDEDILDI') return <Refused text={portalMesaji ?? ''} lang="tr" />;
    if (portalDurumu === 'BEKLIYOR') return t('waitingNext', { name });
    return t(portalDurumu === 'BELIRSIZ' ? 'undecidedNext' : 'savedNext', { name });
  };
  return (
    <Banner
      tone={portalDurumu === 'GONDERILDI' ? 'success' : 'warning'}
      actions={
        <>
          <NextSteps invoice={invoice} emit={emit} />
          {close}
        </>
      }
    >
      {text()}
    </Banner>
  );
}

/** The actions after a save. Signing and viewing are offered only if the portal has the invoice. */
function NextSteps({ invoice, emit }: { invoice: Invoice; emit: (event: InvoiceFormEvent) => void }) {
  const t = useMessages(savingMessages);
  const { id: faturaId, onayDurumu, portalDurumu } = invoice;
  const isAtPortal = portalDurumu === 'GONDERILDI';
  return (
    <>
      {isAtPortal && onayDurumu === 'Onaylanmadi' && (
        <Button size="sm" variant="primary" icon={sign} onPress={() => emit({ type: 'sign', faturaId, invoice })}>
          {t('sign')}
        </Button>
      )}
      {isAtPortal && (
        <Button size="sm" icon={eye} onPress={() => emit({ type: 'view', faturaId, invoice })}>
          {t('viewSaved')}
        </Button>
      )}
      <Button size="sm" icon={filePlus} onPress={() => emit({ type: 'create' })}>
        {t('newInvoice')}
      </Button>
    </>
  );
}

/** Replaces the form if another tab has taken over its draft. If two tabs edited one draft, input would be lost. */
export function TakenDraft({ onTakeBack }: { onTakeBack: () => Promise<void> }) {
  const t = useMessages(savingMessages);
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="sm" onPress={() => void onTakeBack()}>
          {t('takeBack')}
        </Button>
      }
    >
      {t('draftTaken')}
    </Banner>
  );
}

/** Tells that the portal does not have the invoice yet. A refusal is shown as a problem instead. */
function Standing({ invoice }: { invoice: Invoice }) {
  const t = useMessages(savingMessages);
  if (!isUndecided(invoice)) return null;
  const { portalDurumu, portalMesaji } = invoice;
  return (
    <Banner tone="warning">
      {t(portalDurumu === 'BEKLIYOR' ? 'waiting' : 'undecided')} {portalMesaji && <b lang="tr">{portalMesaji}</b>}
    </Banner>
  );
}

function ProblemText({ problem }: { problem: SaveProblem }) {
  const t = useMessages(savingMessages);
  if (problem.kind === 'refused') return <Refused {...problem} />;
  const { kind, text } = problem;
  if (kind === 'changed') return t('changedElsewhere');
  if (kind === 'underSignature') return t('underSignature');
  if (kind === 'connection')
    return (
      <>
        {text} {t('connectionLost')}
      </>
    );
  if (kind === 'checksGone') return t('checksGone');
  if (kind === 'edited') return t('editedMeanwhile');
  return text;
}

/** Why the portal refused the invoice, in the portal's own words. */
function Refused({ text, lang }: { text: string; lang: string | undefined }) {
  const t = useMessages(savingMessages);
  return (
    <>
      {t('refused')} <b lang={lang}>{text}</b>
    </>
  );
}

function Choices({
  problem: { kind },
  actions,
  onStartOver,
}: {
  problem: SaveProblem;
  actions: SaveActions;
  onStartOver: () => void;
}) {
  const t = useMessages(savingMessages);
  if (kind === 'refused') return null;
  if (kind === 'changed') {
    return (
      <>
        <Button size="sm" onPress={onStartOver}>
          {t('reload')}
        </Button>
        <Button size="sm" onPress={actions.overwrite}>
          {t('overwrite')}
        </Button>
      </>
    );
  }
  if (kind === 'underSignature')
    return (
      <Button size="sm" onPress={actions.spoilSigning}>
        {t('saveAnyway')}
      </Button>
    );
  if (kind === 'closed')
    return (
      <Button size="sm" onPress={actions.saveAsNew}>
        {t('saveAsNew')}
      </Button>
    );
  return (
    <Button size="sm" onPress={actions.save}>
      {t('retry')}
    </Button>
  );
}
