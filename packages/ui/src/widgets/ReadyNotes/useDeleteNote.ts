import { newIdempotencyKey } from '@kalem/sdk';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { BankEntry, Explanation } from './noteCalls';

/** A ready note of one of the two kinds. Without an entry a new one. */
export type Note = { kind: 'bank'; entry?: BankEntry } | { kind: 'explanation'; entry?: Explanation };

/** Deletes a note, with undo. Undo adds it again: nothing refers to a note by its id. */
export function useDeleteNote(companyId: string, onChanged: () => void): (note: Note) => void {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const query = { companyId };
  const settle = () => {
    onChanged();
    void invalidate('/banka', '/aciklama');
  };
  const restore = useAction('restoreNote', async ({ kind, entry }: Note) => {
    if (!entry) return;
    const params = { query, header: { 'Idempotency-Key': newIdempotencyKey() } };
    if (kind === 'bank') {
      const { bankaAdi, iban, faturadaGoster } = entry;
      await client.POST('/banka', { params, body: { bankaAdi, iban, faturadaGoster } });
    } else {
      const { aciklama, faturadaGoster } = entry;
      await client.POST('/aciklama', { params, body: { aciklama, faturadaGoster } });
    }
    toast({ tone: 'success', text: t('restored') });
    settle();
  });
  const remove = useAction('deleteNote', async (note: Note) => {
    if (!note.entry) return;
    const params = { path: { id: note.entry.id }, query };
    if (note.kind === 'bank') await client.DELETE('/banka/{id}', { params });
    else await client.DELETE('/aciklama/{id}', { params });
    toast({
      tone: 'success',
      text: t('deleted', { name: nameOf(note) }),
      action: { label: t('undo'), onAction: () => void restore.run(note) },
    });
    settle();
  });
  return (note) => void remove.run(note);
}

/** The maximum length of a text in a toast. */
const LONGEST_NAME = 60;

function nameOf(note: Note): string {
  const name = note.kind === 'bank' ? note.entry?.bankaAdi : note.entry?.aciklama;
  return name !== undefined && name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : (name ?? '');
}
