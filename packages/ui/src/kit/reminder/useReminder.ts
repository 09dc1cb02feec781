import { keepPreviousData } from '@tanstack/react-query';
import { ApiError, type components } from '@kalem/sdk';
import { useMessages } from '../../provider/messages';
import { useInvalidate, useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { Consent } from '../defineWidget';
import { type Form, useForm } from '../useForm';
import { messages, reasonText } from './messages';

type Schemas = components['schemas'];
type OpenInvoice = Schemas['OpenInvoice'];

/** A reminder before it is sent: the ids of its invoices and the channel. */
export type ReminderDraft = Schemas['ReminderRequest'];

/** The most invoices of one call. */
export const MOST_INVOICES = 100;

interface ReminderValues {
  faturaIds: readonly string[];
  kanal: Schemas['ReminderChannel'];
  /** The user asked a recipient who had stopped reminders. */
  onayAlindi: boolean;
}

export interface ReminderOptions {
  /** The open invoices in one currency, by due day. */
  invoices: readonly OpenInvoice[];
  companyId: string;
  /** Asks the host before a reminder is sent or recorded. */
  onBeforeRemind?: ((reminder: ReminderDraft) => Consent) | undefined;
  /** Has to close the dialog too. Without invoices when nothing was sent. */
  onSent: (reminder: ReminderDraft | undefined) => void;
}

export interface ReminderForm {
  form: Form<ReminderValues, readonly Schemas['Reminder'][]>;
  /** The invoices that are chosen. */
  chosen: readonly OpenInvoice[];
  choose: (faturaIds: readonly string[]) => void;
  preview: ReminderPreview;
}

interface ReminderPreview {
  /** The messages that would be sent. Undefined until they are read. */
  items: readonly Schemas['ReminderPreview'][] | undefined;
  /** Whether the messages are those of an earlier choice. */
  isOld: boolean;
  error: unknown;
  retry: () => void;
}

/** The form of a reminder: the late invoices are chosen at first, else all. What is shown is what is sent (MNY-61). */
export function useReminder({ invoices, companyId, onBeforeRemind, onSent }: ReminderOptions): ReminderForm {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const bodyOf = ({ faturaIds, kanal, onayAlindi }: ReminderValues): ReminderDraft => ({
    faturaIds: [...faturaIds],
    kanal,
    ...(onayAlindi && kanal === 'EPOSTA' && { onayAlindi }),
  });
  const form = useForm<ReminderValues, readonly Schemas['Reminder'][]>({
    kind: 'sendReminders',
    initial: { faturaIds: firstChoice(invoices), kanal: 'EPOSTA', onayAlindi: false },
    consent: onBeforeRemind && ((values) => onBeforeRemind(bodyOf(values))),
    async submit(values, { key }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const body = bodyOf(values);
      try {
        const { data } = await client.POST('/hatirlatma', { params, body });
        const sent = data.items.filter(({ durum }) => durum !== 'GONDERILMEDI');
        const [refused] = data.items;
        if (sent.length > 0) toast({ tone: 'success', text: sentText(body, sent.length) });
        else if (refused?.neden)
          toast({ tone: 'danger', text: t('notSent', { reason: reasonText(refused.neden, t) }) });
        onSent(sent.length > 0 ? body : undefined);
        return data.items;
      } catch (error) {
        // The recipient has stopped reminders since: the preview shows the question.
        if (error instanceof ApiError && error.code === 'REMINDER_STOPPED') void preview.refetch();
        throw error;
      } finally {
        void invalidate('/hatirlatma');
      }
    },
  });
  const sentText = ({ kanal, faturaIds }: ReminderDraft, mails: number) =>
    kanal === 'EPOSTA' ? t('queued', { n: mails }) : t('prepared', { n: faturaIds.length });
  const { faturaIds } = form.values;
  const preview = usePreview(companyId, faturaIds);
  return {
    form,
    chosen: invoices.filter(({ faturaId }) => faturaIds.includes(faturaId)),
    choose(ids) {
      const isChosen = new Set(ids);
      const inOrder = invoices.filter(({ faturaId }) => isChosen.has(faturaId));
      form.set(
        'faturaIds',
        inOrder.slice(0, MOST_INVOICES).map(({ faturaId }) => faturaId),
      );
    },
    preview: {
      items: faturaIds.length === 0 ? undefined : preview.data,
      isOld: preview.isPlaceholderData,
      error: preview.error,
      retry: () => void preview.refetch(),
    },
  };
}

function firstChoice(invoices: readonly OpenInvoice[]): string[] {
  const late = invoices.filter(({ gecikmeGunu }) => gecikmeGunu > 0);
  return (late.length > 0 ? late : invoices).slice(0, MOST_INVOICES).map(({ faturaId }) => faturaId);
}

/** The messages of these invoices. They are the same for each channel. */
function usePreview(companyId: string, faturaIds: readonly string[]) {
  const { client } = useKalem();
  return useOwnQuery({
    queryKey: ['post', '/hatirlatma/onizleme', { companyId, faturaIds }],
    async queryFn({ signal }) {
      const params = { query: { companyId } };
      const body: ReminderDraft = { faturaIds: [...faturaIds], kanal: 'EPOSTA' };
      return (await client.POST('/hatirlatma/onizleme', { params, body, signal })).data.items;
    },
    enabled: faturaIds.length > 0,
    // An address may have stopped reminders since the last opening.
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { kind: 'previewReminders' },
  });
}
