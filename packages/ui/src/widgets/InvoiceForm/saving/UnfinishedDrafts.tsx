import { istanbulNow, toScreenDate } from '@kalem/domain';
import { useState } from 'react';
import { Amount } from '../../../primitives/Amount';
import { RemoveButton } from '../../../kit/RemoveButton';
import { Button, IconButton } from '../../../primitives/Button';
import { trash, x } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useKalem } from '../../../provider/useKalem';
import { messages } from '../messages';
import type { DraftOffer } from '../readOpening';
import { listDraft, unlistDraft } from '../../../draft/saving/draftList';
import { useFieldTitle } from '../review/useFieldTitle';
import { takeStoredDraft } from '../../../draft/saving/storedDraft';
import { savingMessages } from './messages';

interface UnfinishedDraftsProps {
  offers: readonly DraftOffer[];
  companyId: string;
  onTake: (key: string) => Promise<void>;
}

/** The number of drafts that are shown at once. A button shows all. */
const SHOWN_AT_ONCE = 2;

/** Unsaved drafts of this tab, other tabs and closed tabs. The user can continue or discard each of them. */
export function UnfinishedDrafts({ offers, companyId, onTake }: UnfinishedDraftsProps) {
  const t = useMessages(savingMessages);
  const tForm = useMessages(messages);
  const { storage, toast } = useKalem();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [isClosed, setClosed] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const shown = offers.filter(({ key }) => !gone.has(key));
  if (isClosed || shown.length === 0) return null;

  const remove = async (offer: DraftOffer) => {
    const { isOpenElsewhere: _elsewhere, ...summary } = offer;
    const putDraftBack = await takeStoredDraft(storage, offer.key);
    await unlistDraft(storage, companyId, offer.key);
    setGone((keys) => new Set([...keys, offer.key]));
    const putBack = async () => {
      await putDraftBack();
      await listDraft(storage, companyId, summary);
      setGone((keys) => new Set([...keys].filter((key) => key !== offer.key)));
    };
    toast({
      tone: 'success',
      text: t('draftRemoved'),
      action: { label: tForm('undo'), onAction: () => void putBack() },
    });
  };

  return (
    <section className="kalem-card kalem-drafts" aria-label={t('unfinished', { n: shown.length })}>
      <div className="kalem-drafts__head">
        <h2 className="kalem-heading">{t('unfinished', { n: shown.length })}</h2>
        <span className="kalem-sm kalem-muted">{t('unfinishedHint')}</span>
        <IconButton label={t('closeDrafts')} icon={x} onPress={() => setClosed(true)} />
      </div>
      <ul>
        {shown.slice(0, isWhole ? undefined : SHOWN_AT_ONCE).map((offer) => (
          <Draft key={offer.key} offer={offer} onTake={() => onTake(offer.key)} onRemove={() => void remove(offer)} />
        ))}
      </ul>
      {!isWhole && shown.length > SHOWN_AT_ONCE && (
        <Button size="sm" variant="quiet" onPress={() => setWhole(true)}>
          {t('showAllDrafts', { n: shown.length })}
        </Button>
      )}
    </section>
  );
}

function Draft({ offer, onTake, onRemove }: { offer: DraftOffer; onTake: () => Promise<void>; onRemove: () => void }) {
  const t = useMessages(savingMessages);
  const tForm = useMessages(messages);
  const fieldTitle = useFieldTitle();
  const { now } = useKalem();
  const [isPending, setPending] = useState(false);
  const { recipient, faturaTip, lines, isOpenElsewhere, odenecekTutar, paraBirim, savedAt } = offer;
  const name = recipient || t('noRecipient');
  const { date, time } = istanbulNow(new Date(savedAt));
  const day = date === istanbulNow(now()).date ? t('draftToday') : toScreenDate(date);
  const where = t(isOpenElsewhere ? 'draftElsewhere' : 'draftOnDevice');
  const take = () => {
    setPending(true);
    void onTake().finally(() => setPending(false));
  };
  return (
    <li className="kalem-draft">
      <span className="kalem-draft__name">
        <b title={name}>{name}</b>
        <small className="kalem-muted">
          {[faturaTip && fieldTitle(faturaTip), tForm('lineCount', { n: lines }), where].filter(Boolean).join(' · ')}
        </small>
      </span>
      <Amount value={odenecekTutar} currency={paraBirim} />
      <span className="kalem-draft__time kalem-sm kalem-muted kalem-num">
        {day} {time.slice(0, 5)}
      </span>
      <Button size="sm" isPending={isPending} aria-label={`${t('goOn')}: ${name}`} onPress={take}>
        {t('goOn')}
      </Button>
      <RemoveButton label={t('removeDraft', { name })} icon={trash} isDisabled={isOpenElsewhere} onPress={onRemove} />
    </li>
  );
}
