'use client';
import { useRef, type RefObject } from 'react';
import { foldTr, type Fault } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import type { Column } from '../../kit/list/columns';
import { DataList } from '../../kit/list/DataList';
import { useListQuery, type ListQueryProps } from '../../kit/list/useListQuery';
import { useForm } from '../../kit/useForm';
import { useShortcuts } from '../../kit/useShortcuts';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/EmptyState';
import { Form } from '../../primitives/Form';
import { SearchField } from '../../primitives/SearchField';
import { TextField } from '../../primitives/TextField';
import { useMessages } from '../../provider/messages';
import { useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

type Note = components['schemas']['Explanation'];

/** What the list of notes tells its host. */
export type NoteListEvent = { type: 'added'; note: Note };

type NoteListViewProps = ViewProps<'note-list'> & ListQueryProps;

export type NoteListProps = PropsOf<'note-list', NoteListViewProps>;

/**
 * The ready notes of a company, and a form for a new one.
 *
 * @example <NoteList onEvent={({ note }) => insert(note.aciklama)} />
 */
export const NoteList = defineWidget('note-list', NoteListView);

function NoteListView({ emit, companyId, ...queryProps }: NoteListViewProps) {
  const t = useMessages(messages);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ n: () => field.current?.focus() });
  const list = useListQuery({ ...queryProps, initial: () => ({ range: { start: '', end: '' } }) });
  // `kind` is what onError hears when it cannot be read.
  const notes = useApi().useQuery(
    'get',
    '/aciklama',
    { params: { query: { companyId } } },
    { meta: { kind: 'listNotes' } },
  );
  const isFound = ({ aciklama }: Note) => foldTr(aciklama).includes(foldTr(list.query.search));
  const columns: Column<Note>[] = [
    { id: 'aciklama', head: t('aciklama'), cell: ({ aciklama }) => aciklama, card: 'title' },
  ];
  return (
    <>
      <SearchField label={t('search')} value={list.typedSearch} onChange={list.search} />
      <NoteForm companyId={companyId} fieldRef={field} onAdded={(note) => emit({ type: 'added', note })} />
      <DataList
        label={t('title')}
        columns={columns}
        rows={notes.data?.items.filter(isFound)}
        isStale={notes.isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={({ aciklama }) => aciklama}
        error={notes.error}
        onRetry={() => void notes.refetch()}
        empty={<EmptyState title={t('empty')} />}
      />
    </>
  );
}

interface NoteFormProps {
  companyId: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  onAdded: (note: Note) => void;
}

function NoteForm({ companyId, fieldRef, onAdded }: NoteFormProps) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'addNote',
    initial: { aciklama: '' },
    validate: checkNote,
    required: ['aciklama'],
    async submit(body, { key }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const { data } = await client.POST('/aciklama', { params, body });
      await invalidate('/aciklama');
      onAdded(data);
    },
  });
  return (
    <Form formRef={form.formRef} label={t('new')} onSubmit={() => void form.submit()}>
      <TextField label={t('aciklama')} inputRef={fieldRef} {...form.field('aciklama')} />
      {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {t('add')}
      </Button>
    </Form>
  );
}

/** Stands in the domain in truth. */
function checkNote({ aciklama }: { aciklama: string }): Fault[] {
  return aciklama.trim() ? [] : [{ path: 'aciklama', code: 'REQUIRED', params: {}, severity: 'error' }];
}
