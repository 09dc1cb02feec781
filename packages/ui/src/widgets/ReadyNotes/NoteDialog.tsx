import { useState, type ReactNode } from 'react';
import { validateBankEntry, validateExplanation } from '@kalem/domain/checks';
import { ListField } from '../../fields/ListField';
import { IbanField } from '../../fields/patternFields';
import { loadBanks, useIbanBank } from '../../fields/useIbanBank';
import { FormDialog } from '../../kit/FormDialog';
import { useForm, type Form as FormState } from '../../kit/useForm';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { TextArea } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { defineMessages } from '../../provider/texts';
import { messages } from './messages';
import type { BankEntry, Explanation, Note } from './useDeleteNote';

const dialogMessages = defineMessages('readyNote', {
  tr: {
    editBank: 'Banka / IBAN kaydını düzenle',
    editExplanation: 'Açıklamayı düzenle',
    showHelp: 'İşaretliyse her yeni faturanın notunda durur',
    bankHelp: 'IBAN yazılınca bulunur',
    count: '{n} / 2000',
    save: 'Kaydet',
  },
  en: {
    editBank: 'Edit bank / IBAN',
    editExplanation: 'Edit explanation',
    showHelp: 'When ticked, every new invoice carries it in its note',
    bankHelp: 'Found once the IBAN is typed',
    count: '{n} / 2000',
    save: 'Save',
  },
});

interface NoteDialogProps {
  note: Note;
  companyId: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds or changes a ready note (NOT-01, NOT-02). */
export function NoteDialog({ note, ...props }: NoteDialogProps) {
  return note.kind === 'bank' ? (
    <BankDialog entry={note.entry} {...props} />
  ) : (
    <ExplanationDialog entry={note.entry} {...props} />
  );
}

type EntryProps<Entry> = Omit<NoteDialogProps, 'note'> & { entry: Entry | undefined };

function BankDialog({ entry, companyId, onSaved, onClose }: EntryProps<BankEntry>) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  const { client } = useKalem();
  const form = useForm({
    kind: 'saveBankEntry',
    initial: bankValues(entry),
    validate: validateBankEntry,
    required: ['bankaAdi', 'iban'],
    async submit(body, { key }) {
      const query = { companyId };
      if (entry) await client.PUT('/banka/{id}', { params: { path: { id: entry.id }, query }, body });
      else await client.POST('/banka', { params: { query, header: { 'Idempotency-Key': key } }, body });
      onSaved();
    },
  });
  const found = useIbanBank(form.values.iban);
  const [filled, setFilled] = useState<string>();
  // Its bank is named by the IBAN; one that somebody has chosen stays.
  if (found !== undefined && found !== filled) {
    setFilled(found);
    if (form.values.bankaAdi === '' || form.values.bankaAdi === filled) form.set('bankaAdi', found);
  }
  return (
    <NoteFrame title={entry ? own('editBank') : t('addBank')} form={form} onClose={onClose}>
      <IbanField
        label={t('iban')}
        autoFocus
        success={form.errorOf('iban') ? undefined : found}
        {...form.field('iban')}
      />
      <ListField
        label={t('bankaAdi')}
        name="bankaAdi"
        description={own('bankHelp')}
        value={form.values.bankaAdi}
        error={form.errorOf('bankaAdi')}
        load={async () => (await loadBanks()).map(({ value, title }) => ({ id: value, label: title }))}
        onChange={(bank) => form.set('bankaAdi', bank)}
      />
    </NoteFrame>
  );
}

function ExplanationDialog({ entry, companyId, onSaved, onClose }: EntryProps<Explanation>) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  const { client } = useKalem();
  const form = useForm({
    kind: 'saveExplanation',
    initial: { aciklama: entry?.aciklama ?? '', faturadaGoster: entry?.faturadaGoster ?? true },
    validate: validateExplanation,
    required: ['aciklama'],
    async submit(body, { key }) {
      const query = { companyId };
      if (entry) await client.PUT('/aciklama/{id}', { params: { path: { id: entry.id }, query }, body });
      else await client.POST('/aciklama', { params: { query, header: { 'Idempotency-Key': key } }, body });
      onSaved();
    },
  });
  return (
    <NoteFrame title={entry ? own('editExplanation') : t('addExplanation')} form={form} onClose={onClose}>
      <TextArea
        label={t('aciklama')}
        rows={4}
        maxLength={2000}
        description={own('count', { n: form.values.aciklama.length })}
        {...form.field('aciklama')}
      />
    </NoteFrame>
  );
}

interface NoteFrameProps {
  title: string;
  form: Pick<FormState<object, unknown>, 'formRef' | 'submit' | 'refusal' | 'isPending'> & {
    values: { faturadaGoster: boolean };
    set: (name: 'faturadaGoster', value: boolean) => void;
  };
  onClose: () => void;
  children: ReactNode;
}

function NoteFrame({ title, form, onClose, children }: NoteFrameProps) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  return (
    <FormDialog title={title} form={form} submitLabel={own('save')} onClose={onClose}>
      {children}
      <Checkbox isSelected={form.values.faturadaGoster} onChange={(isShown) => form.set('faturadaGoster', isShown)}>
        {t('faturadaGoster')}
      </Checkbox>
      <p className="kalem-sm kalem-muted">{own('showHelp')}</p>
    </FormDialog>
  );
}

function bankValues(entry: BankEntry | undefined) {
  return {
    bankaAdi: entry?.bankaAdi ?? '',
    iban: entry?.iban ?? '',
    faturadaGoster: entry?.faturadaGoster ?? true,
  };
}
