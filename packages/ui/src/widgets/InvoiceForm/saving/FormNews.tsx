import { type Invoice, toScreenDate } from '@kalem/domain';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../primitives/feedback/Banner';
import { Button } from '../../../primitives/Button';
import { useMessages } from '../../../provider/messages';
import type { SaveActions, SaveProblem } from './useSave';
import { savingMessages } from './messages';
import type { OpenedInvoice } from '../useOpenedInvoice';

interface FormNewsProps {
  /** In edit mode. */
  invoice: Invoice | undefined;
  restored: OpenedInvoice['restored'];
  actions: SaveActions;
  onStartOver: () => void;
}

/**
 * What has to be read before going on: a draft that came back, where the portal stands, a refusal, another's change.
 */
export function FormNews({ invoice, restored, actions, onStartOver }: FormNewsProps) {
  const t = useMessages(savingMessages);
  const { problem } = actions;
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) news.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  return (
    <div ref={news} className="kalem-invoice-form__news">
      {invoice && !problem && <Standing invoice={invoice} />}
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
      {problem && (
        <Banner
          tone={problem.kind === 'changed' || problem.kind === 'connection' ? 'warning' : 'danger'}
          actions={<Choices problem={problem} actions={actions} onStartOver={onStartOver} />}
        >
          <ProblemText problem={problem} />
        </Banner>
      )}
    </div>
  );
}

/**
 * Stands in place of the form whose draft another tab has taken over: two tabs that type into one draft would lose half
 * of it.
 */
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

/** The portal does not have the invoice yet; a refusal is a problem and stands there. */
function Standing({ invoice: { portalDurumu, portalMesaji } }: { invoice: Invoice }) {
  const t = useMessages(savingMessages);
  if (portalDurumu !== 'BEKLIYOR' && portalDurumu !== 'BELIRSIZ') return null;
  return (
    <Banner tone="warning">
      {t(portalDurumu === 'BEKLIYOR' ? 'waiting' : 'undecided')} {portalMesaji && <b>{portalMesaji}</b>}
    </Banner>
  );
}

function ProblemText({ problem: { kind, text } }: { problem: SaveProblem }) {
  const t = useMessages(savingMessages);
  if (kind === 'changed') return t('changedElsewhere');
  if (kind === 'refused')
    return (
      <>
        {t('refused')} <b>{text}</b>
      </>
    );
  if (kind === 'connection')
    return (
      <>
        {text} {t('connectionLost')}
      </>
    );
  if (kind === 'checksGone') return t('checksGone');
  return text;
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
