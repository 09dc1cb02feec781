import { automaticNotes } from '@kalem/domain';
import { validateBankEntry, validateExplanation } from '@kalem/domain/checks';
import type { ReactNode } from 'react';
import { ListField } from '../../../fields/ListField';
import { IbanField } from '../../../fields/patternFields';
import { type Form as FormOf, useForm } from '../../../kit/useForm';
import { Button } from '../../../primitives/Button';
import { Banner } from '../../../primitives/feedback/Banner';
import { Form } from '../../../primitives/input/Form';
import { TextArea } from '../../../primitives/input/TextField';
import { useMessages } from '../../../provider/messages';
import { useInvalidate } from '../../../provider/queries';
import { useCompanyId, useKalem } from '../../../provider/useKalem';
import { noteMessages } from './noteMessages';

interface NewNoteProps {
  /** Called with the text that the new entry adds to an invoice. */
  onAdded: (note: string) => void;
  onClose: () => void;
}

/** Form for a new explanation. It is saved for later invoices too, but they do not contain it by default. */
export function NewExplanation({ onAdded, onClose }: NewNoteProps) {
  const t = useMessages(noteMessages);
  const { client } = useKalem();
  const companyId = useCompanyId();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'createExplanation',
    initial: { aciklama: '' },
    validate: validateExplanation,
    required: ['aciklama'],
    async submit({ aciklama }, { key }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const { data } = await client.POST('/aciklama', { params, body: { aciklama, faturadaGoster: false } });
      await invalidate('/aciklama');
      onAdded(noteOf({ aciklamalar: [data] }));
    },
  });
  return (
    <NewNote label={t('newExplanation')} form={form} onClose={onClose}>
      <div data-span="12">
        <TextArea label={t('aciklama')} rows={2} maxLength={2000} {...form.field('aciklama')} />
      </div>
    </NewNote>
  );
}

/** Form for a new bank entry. It is saved for later invoices too, but they do not contain it by default. */
export function NewBank({ onAdded, onClose }: NewNoteProps) {
  const t = useMessages(noteMessages);
  const { client } = useKalem();
  const companyId = useCompanyId();
  const invalidate = useInvalidate();
  const form = useForm({
    kind: 'createBankEntry',
    initial: { bankaAdi: '', iban: '' },
    validate: validateBankEntry,
    required: ['bankaAdi', 'iban'],
    async submit(values, { key }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const { data } = await client.POST('/banka', { params, body: { ...values, faturadaGoster: false } });
      await invalidate('/banka');
      onAdded(noteOf({ bankalar: [data] }));
    },
  });
  return (
    <NewNote label={t('newBank')} form={form} onClose={onClose}>
      <div data-span="6" data-narrow="12">
        <ListField label={t('bankaAdi')} load={loadBanks} {...form.field('bankaAdi')} />
      </div>
      <div data-span="6" data-narrow="12">
        <IbanField label={t('iban')} {...form.field('iban')} />
      </div>
    </NewNote>
  );
}

interface NewNoteFormProps {
  label: string;
  form: Pick<FormOf<object, unknown>, 'formRef' | 'refusal' | 'isPending' | 'submit'>;
  onClose: () => void;
  children: ReactNode;
}

function NewNote({ label, form, onClose, children }: NewNoteFormProps) {
  const t = useMessages(noteMessages);
  return (
    <Form formRef={form.formRef} label={label} className="kalem-pick-notes__new" onSubmit={() => void form.submit()}>
      {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
      <div className="kalem-grid">{children}</div>
      <div className="kalem-pick-notes__buttons">
        <Button size="sm" onPress={onClose}>
          {t('cancel')}
        </Button>
        <Button size="sm" variant="primary" type="submit" isPending={form.isPending}>
          {t('add')}
        </Button>
      </div>
    </Form>
  );
}

/** The known banks (REF-18). A bank entry stores only the name. */
async function loadBanks() {
  const { banks } = await import('@kalem/domain/codes/banks');
  return banks.map(({ value, title }) => ({ id: value, label: title }));
}

/** The note text of one entry (INV-32), whether new invoices contain it by default or not. */
export function noteOf({
  bankalar = [],
  aciklamalar = [],
}: {
  bankalar?: readonly { bankaAdi: string; iban: string }[];
  aciklamalar?: readonly { aciklama: string }[];
}): string {
  const shown = { faturadaGoster: true };
  const entries = {
    bankalar: bankalar.map((bank) => ({ ...bank, ...shown })),
    aciklamalar: aciklamalar.map((one) => ({ ...one, ...shown })),
  };
  return automaticNotes({ ...entries, odenecekTutarText: '' }).join('\n');
}
