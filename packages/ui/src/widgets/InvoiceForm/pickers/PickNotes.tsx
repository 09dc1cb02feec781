import { useState } from 'react';
import { Button } from '../../../primitives/Button';
import { Checkbox } from '../../../primitives/choice/Checkbox';
import { Banner } from '../../../primitives/feedback/Banner';
import { Skeleton } from '../../../primitives/feedback/Progress';
import { plus } from '../../../primitives/icons';
import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useApi } from '../../../provider/queries';
import { useCompanyId, useKalem } from '../../../provider/useKalem';
import { useHeaderField } from '../FormContext';
import { NewBank, NewExplanation, noteOf } from './NewNote';
import { noteMessages } from './noteMessages';

/** Dialog to choose bank entries and explanations of the company. Each is added once, in the order of choosing. */
export function PickNotes({ onClose }: { onClose: () => void }) {
  const t = useMessages(noteMessages);
  const [ready, setReady] = useHeaderField('hazirNotlar');
  const [chosen, setChosen] = useState(ready);
  const toggle = (lines: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((line) => !lines.includes(line));
    setChosen(isChosen ? [...chosen, ...lines.filter((line) => !chosen.includes(line))] : others);
  };
  const done = () => {
    if (chosen !== ready) setReady(chosen);
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onPress={done}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p className="kalem-muted">{t('text')}</p>
      <NoteGroup kind="banks" chosen={chosen} onToggle={toggle} />
      <NoteGroup kind="explanations" chosen={chosen} onToggle={toggle} />
    </Dialog>
  );
}

interface NoteGroupProps {
  kind: 'banks' | 'explanations';
  chosen: readonly string[];
  onToggle: (lines: readonly string[], isChosen: boolean) => void;
}

/** The entries of one kind, and a form for a new one. */
function NoteGroup({ kind, chosen, onToggle }: NoteGroupProps) {
  const t = useMessages(noteMessages);
  const { explain } = useKalem();
  const { notes, error, retry } = useNotes(kind);
  const [isNew, setNew] = useState(false);
  const create = kind === 'banks' ? 'newBank' : 'newExplanation';
  const New = kind === 'banks' ? NewBank : NewExplanation;
  const added = (note: string) => {
    setNew(false);
    onToggle(linesOf(note), true);
  };

  return (
    <section className="kalem-pick-notes" aria-label={t(kind)}>
      <div className="kalem-pick-notes__head">
        <h3>{t(kind)}</h3>
        {!isNew && (
          <Button variant="quiet" size="sm" icon={plus} onPress={() => setNew(true)}>
            {t(create)}
          </Button>
        )}
      </div>
      {error !== null && (
        <Banner tone="danger" actions={<Button onPress={retry}>{t('retry')}</Button>}>
          {t('failed', { text: explain(error) ?? '' })}
        </Banner>
      )}
      {!notes && error === null && <Skeleton />}
      {notes?.length === 0 && !isNew && <p className="kalem-sm kalem-muted">{t('none')}</p>}
      <ul className="kalem-tax-list">
        {notes?.map(({ id, note }) => {
          const lines = linesOf(note);
          const place = chosen.indexOf(lines[0] ?? '');
          const isChosen = lines.every((line) => chosen.includes(line));
          return (
            <li key={id} data-selected={isChosen || undefined}>
              <Checkbox isSelected={isChosen} onChange={(is) => onToggle(lines, is)}>
                {note}
              </Checkbox>
              {isChosen && <span className="kalem-sm kalem-muted">{t('nth', { n: place + 1 })}</span>}
            </li>
          );
        })}
      </ul>
      {isNew && <New onAdded={added} onClose={() => setNew(false)} />}
    </section>
  );
}

/** The entries of one kind, as the notes that they add to an invoice. */
function useNotes(kind: NoteGroupProps['kind']) {
  const api = useApi();
  const companyId = useCompanyId();
  const params = { params: { query: { companyId } } };
  const meta = { kind: 'readReadyNotes', silent: true };
  const banks = api.useQuery('get', '/banka', params, { enabled: kind === 'banks', meta });
  const explanations = api.useQuery('get', '/aciklama', params, { enabled: kind === 'explanations', meta });
  const { error, refetch } = kind === 'banks' ? banks : explanations;
  const notes =
    kind === 'banks'
      ? banks.data?.items.map((bank) => ({ id: bank.id, note: noteOf({ bankalar: [bank] }) }))
      : explanations.data?.items.map((one) => ({ id: one.id, note: noteOf({ aciklamalar: [one] }) }));
  return { notes, error, retry: () => void refetch() };
}

/** Splits an entry into its text lines, because each automatic note of an invoice is one text line. */
function linesOf(note: string): readonly string[] {
  return [...new Set(note.split(/\r?\n/).filter((line) => line.trim() !== ''))];
}
