'use client';
import { Suspense, useState } from 'react';
import { formatIban } from '@kalem/domain';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import type { Column } from '../../kit/list/columns';
import { DataList } from '../../kit/list/DataList';
import { RowButton } from '../../kit/list/ListTable';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useApi, usePermission } from '../../provider/queries';
import { messages } from './messages';
import type { BankEntry, Explanation } from './noteCalls';
import { useDeleteNote, type Note } from './useDeleteNote';

/** Events of the ready notes. */
export type ReadyNotesEvent =
  /** A note was added, changed or deleted, which affects new invoices (NOT-07). */
  { type: 'changed' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'ready-notes': ReadyNotesEvent;
  }
}

const NoteDialog = lazyPart(async () => (await import('./NoteDialog')).NoteDialog);

export type ReadyNotesProps = PropsOf<'ready-notes', ViewProps<'ready-notes'>>;

/**
 * The banks and explanations that are added to the notes of new invoices.
 *
 * @example <ReadyNotes />
 */
export const ReadyNotes = defineWidget('ready-notes', ReadyNotesView);

function ReadyNotesView({ companyId, emit }: ViewProps<'ready-notes'>) {
  const t = useMessages(messages);
  const mayWrite = usePermission('faturaWrite', companyId) !== false;
  const [opened, setOpened] = useState<Note>();
  const tellChange = () => emit({ type: 'changed' });
  const deleteNote = useDeleteNote(companyId, tellChange);
  const query = { companyId };
  const api = useApi();
  const banks = api.useQuery('get', '/banka', { params: { query } }, { meta: { kind: 'listBankEntries' } });
  const explanations = api.useQuery('get', '/aciklama', { params: { query } }, { meta: { kind: 'listExplanations' } });
  const open = mayWrite ? setOpened : undefined;
  return (
    <div className="kalem-ready-notes">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
      </div>
      <NoteSection<BankEntry>
        title={t('banks')}
        add={t('addBank')}
        reading={banks}
        columns={bankColumns(t)}
        nameOf={({ bankaAdi, iban }) => `${bankaAdi} ${iban}`}
        empty={{ title: t('noBanks'), help: t('noBanksHelp') }}
        onOpen={open && ((entry) => open({ kind: 'bank', entry }))}
        onDelete={(entry) => deleteNote({ kind: 'bank', entry })}
      />
      {/* Not before the height of the banks is known, because they would move it. */}
      {!banks.isPending && (
        <NoteSection<Explanation>
          title={t('explanations')}
          add={t('addExplanation')}
          reading={explanations}
          columns={explanationColumns(t)}
          nameOf={({ aciklama }) => aciklama}
          empty={{ title: t('noExplanations'), help: t('noExplanationsHelp') }}
          onOpen={open && ((entry) => open({ kind: 'explanation', entry }))}
          onDelete={(entry) => deleteNote({ kind: 'explanation', entry })}
        />
      )}
      <Suspense>
        {opened && (
          <NoteDialog
            note={opened}
            companyId={companyId}
            onSaved={() => {
              setOpened(undefined);
              tellChange();
            }}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface NoteSectionProps<Entry> {
  title: string;
  add: string;
  reading: { data?: { items: Entry[] }; isPlaceholderData: boolean; error: unknown; refetch: () => unknown };
  columns: Column<Entry>[];
  nameOf: (entry: Entry) => string;
  empty: { title: string; help: string };
  /** Called without an entry for a new one. Undefined without write permission. */
  onOpen: ((entry?: Entry) => void) | undefined;
  onDelete: (entry: Entry) => void;
}

function NoteSection<Entry extends { id: string }>(props: NoteSectionProps<Entry>) {
  const { title, add, reading, columns, nameOf, empty, onOpen, onDelete } = props;
  const t = useMessages(messages);
  const hasEntries = reading.data !== undefined && reading.data.items.length > 0;
  const addButton = onOpen && (
    <Button icon={icons.plus} onPress={() => onOpen()}>
      {add}
    </Button>
  );
  return (
    <section className="kalem-ready-notes__section" aria-label={title}>
      <div className="kalem-section__head">
        <h2 className="kalem-heading">{title}</h2>
        {hasEntries && <div className="kalem-section__actions">{addButton}</div>}
      </div>
      <DataList
        label={title}
        columns={columns}
        rows={reading.data?.items}
        isStale={reading.isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onOpen={onOpen}
        menu={
          onOpen &&
          ((entry) => [
            [{ id: 'edit', label: t('edit'), icon: icons.edit, onAction: () => onOpen(entry) }],
            [{ id: 'delete', label: t('delete'), icon: icons.trash, tone: 'danger', onAction: () => onDelete(entry) }],
          ])
        }
        error={reading.error}
        onRetry={() => void reading.refetch()}
        empty={
          <EmptyState title={empty.title} actions={addButton}>
            {empty.help}
          </EmptyState>
        }
      />
    </section>
  );
}

type T = (key: keyof (typeof messages)['texts']['tr']) => string;

function bankColumns(t: T): Column<BankEntry>[] {
  return [
    {
      id: 'bankaAdi',
      head: t('bankaAdi'),
      cell: ({ bankaAdi, tahsilatHesabi, paraBirim }) => (
        <>
          <RowButton>{bankaAdi}</RowButton>
          {tahsilatHesabi && (
            <Badge tone="success">
              {t('tahsilatHesabi')} · {paraBirim}
            </Badge>
          )}
        </>
      ),
      card: 'title',
    },
    {
      id: 'iban',
      head: t('iban'),
      cell: ({ iban }) => formatIban(iban),
      card: 'start',
      className: 'kalem-ready-notes__iban kalem-num',
    },
    shownColumn(t),
  ];
}

function explanationColumns(t: T): Column<Explanation>[] {
  return [
    {
      id: 'aciklama',
      head: t('aciklama'),
      cell: ({ aciklama }) => <RowButton>{aciklama}</RowButton>,
      card: 'title',
    },
    shownColumn(t),
  ];
}

/** True if new invoices contain it (NOT-02, NOT-07). */
function shownColumn(t: T): Column<{ faturadaGoster: boolean }> {
  return {
    id: 'faturadaGoster',
    head: t('faturadaGoster'),
    cell: ({ faturadaGoster }) => (
      <Badge tone={faturadaGoster ? 'success' : 'neutral'} icon={faturadaGoster ? icons.ok : icons.minusCircle}>
        {t(faturadaGoster ? 'shown' : 'hidden')}
      </Badge>
    ),
    card: 'end',
    width: 210,
  };
}
