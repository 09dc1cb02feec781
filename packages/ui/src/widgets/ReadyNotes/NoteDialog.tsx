import { useState, type ComponentType } from 'react';
import { formatIban } from '@kalem/domain';
import { validateBankEntry, validateExplanation } from '@kalem/domain/checks';
import { loadCurrencies } from '../../fields/codeLists';
import { ListField } from '../../fields/ListField';
import { IbanField } from '../../fields/patternFields';
import { loadBanks, useIbanBank } from '../../fields/useIbanBank';
import type { EditCalls, ReadCard } from '../../kit/cards/cardCalls';
import { CardDialog } from '../../kit/cards/CardFrame';
import { OpenedInDialog } from '../../kit/cards/OpenedCard';
import { type CardForm, useCardForm } from '../../kit/cards/useCardForm';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { TextArea, TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { usePermission } from '../../provider/queries';
import { defineMessages } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { bankCalls, explanationCalls } from './noteCalls';
import type { BankEntry, BankValues, Explanation, ExplanationValues } from './noteCalls';
import type { Note } from './useDeleteNote';

const dialogMessages = defineMessages('readyNote', {
  tr: {
    editBank: 'Banka / IBAN kaydını düzenle',
    editExplanation: 'Açıklamayı düzenle',
    showHelp: 'İşaretliyse her yeni faturanın notunda durur',
    bankHelp: 'IBAN yazılınca bulunur',
    count: '{n} / 2000',
    collectsHelp: 'Müşterileriniz bu hesaba öder: e-postalarda, hatırlatmalarda ve ödeme sayfasında yazar',
    collectsLocked: 'Yalnızca şirket bilgilerini değiştirebilenler seçer',
    holderHelp: 'Boşsa şirketin adı',
  },
  en: {
    editBank: 'Edit bank / IBAN',
    editExplanation: 'Edit explanation',
    showHelp: 'When ticked, every new invoice carries it in its note',
    bankHelp: 'Found once the IBAN is typed',
    count: '{n} / 2000',
    collectsHelp: 'Your customers pay to it: mails, reminders and the payment page name it',
    collectsLocked: 'Only people who may change the company choose it',
    holderHelp: 'Empty for the name of the company',
  },
});

interface NoteDialogProps {
  note: Note;
  companyId: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a ready note, or edits the stored version of one (NOT-01, NOT-02). */
export function NoteDialog({ note, ...props }: NoteDialogProps) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  if (note.kind === 'bank')
    return (
      <Opening
        calls={bankCalls}
        id={note.entry?.id}
        title={note.entry ? own('editBank') : t('addBank')}
        form={BankForm}
        {...props}
      />
    );
  return (
    <Opening
      calls={explanationCalls}
      id={note.entry?.id}
      title={note.entry ? own('editExplanation') : t('addExplanation')}
      form={ExplanationForm}
      {...props}
    />
  );
}

interface NoteFormProps<Entry> extends Omit<NoteDialogProps, 'note'> {
  title: string;
  /** Undefined for a new note. */
  opened: ReadCard<Entry> | undefined;
}

interface OpeningProps<Entry extends { id: string }, Values> extends Omit<NoteFormProps<Entry>, 'opened'> {
  calls: EditCalls<Entry, Values>;
  id: string | undefined;
  form: ComponentType<NoteFormProps<Entry>>;
}

function Opening<Entry extends { id: string }, Values>(props: OpeningProps<Entry, Values>) {
  const { calls, id, form: NoteForm, ...rest } = props;
  if (id === undefined) return <NoteForm opened={undefined} {...rest} />;
  const { title, companyId, onClose } = rest;
  return (
    <OpenedInDialog calls={calls} id={id} companyId={companyId} title={title} size="md" onClose={onClose}>
      {(opened) => <NoteForm opened={opened} {...rest} />}
    </OpenedInDialog>
  );
}

const newBank: BankValues = {
  bankaAdi: '',
  iban: '',
  faturadaGoster: true,
  tahsilatHesabi: false,
  hesapSahibi: '',
  paraBirim: 'TRY',
};

function BankForm({ opened, companyId, ...frame }: NoteFormProps<BankEntry>) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  const state = useCardForm({
    calls: bankCalls,
    companyId,
    opened,
    initial: opened ? bankCalls.valuesOf(opened.card) : newBank,
    validate: validateBankEntry,
    required: ['bankaAdi', 'iban'],
    onSaved: frame.onSaved,
  });
  const { form } = state;
  const found = useIbanBank(form.values.iban);
  const [filled, setFilled] = useState<string>();
  // The IBAN fills the bank's name unless the user has chosen another bank.
  if (found !== undefined && found !== filled) {
    setFilled(found);
    if (form.values.bankaAdi === '' || form.values.bankaAdi === filled) form.set('bankaAdi', found);
  }
  const textOf = (field: keyof BankValues, values: BankValues): string => {
    if (field === 'faturadaGoster') return t(values[field] ? 'shown' : 'hidden');
    if (field === 'tahsilatHesabi') return t(values[field] ? 'collects' : 'collectsNot');
    return field === 'iban' ? formatIban(values.iban) : values[field];
  };
  return (
    <CardDialog
      {...frame}
      size="md"
      state={state}
      failed={undefined}
      wordsOf={(field, values) => ({ label: t(field), text: textOf(field, values) })}
    >
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
      <ShownField form={form} />
      <CollectionFields form={form} companyId={companyId} />
    </CardDialog>
  );
}

/** Whether customers pay to this account (MNY-71). Only who may change the company can choose it. */
function CollectionFields({ form, companyId }: { form: CardForm<BankEntry, BankValues>; companyId: string }) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  const { locale } = useKalem();
  const isAllowed = usePermission('companyWrite', companyId) !== false;
  const { tahsilatHesabi, paraBirim } = form.values;
  return (
    <>
      <Checkbox
        isSelected={tahsilatHesabi}
        isDisabled={!isAllowed}
        onChange={(isSelected) => form.set('tahsilatHesabi', isSelected)}
      >
        {t('tahsilatHesabi')}{' '}
        <small className="kalem-muted">{own(isAllowed ? 'collectsHelp' : 'collectsLocked')}</small>
      </Checkbox>
      {tahsilatHesabi && (
        <>
          <TextField
            label={t('hesapSahibi')}
            isOptional
            description={own('holderHelp')}
            isReadOnly={!isAllowed}
            {...form.field('hesapSahibi')}
          />
          <ListField
            label={t('paraBirim')}
            name="paraBirim"
            value={paraBirim}
            error={form.errorOf('paraBirim')}
            load={() => loadCurrencies(locale)}
            onChange={(code) => form.set('paraBirim', code)}
          />
        </>
      )}
    </>
  );
}

const newExplanation: ExplanationValues = { aciklama: '', faturadaGoster: true };

function ExplanationForm({ opened, companyId, ...frame }: NoteFormProps<Explanation>) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  const state = useCardForm({
    calls: explanationCalls,
    companyId,
    opened,
    initial: opened ? explanationCalls.valuesOf(opened.card) : newExplanation,
    validate: validateExplanation,
    required: ['aciklama'],
    onSaved: frame.onSaved,
  });
  const { form } = state;
  return (
    <CardDialog
      {...frame}
      size="md"
      state={state}
      failed={undefined}
      wordsOf={(field, values) => ({
        label: t(field),
        text: field === 'faturadaGoster' ? t(values[field] ? 'shown' : 'hidden') : values[field],
      })}
    >
      <TextArea
        label={t('aciklama')}
        rows={4}
        maxLength={2000}
        description={own('count', { n: form.values.aciklama.length })}
        {...form.field('aciklama')}
      />
      <ShownField form={form} />
    </CardDialog>
  );
}

interface ShownFieldProps {
  form: { values: { faturadaGoster: boolean }; set: (name: 'faturadaGoster', value: boolean) => void };
}

function ShownField({ form }: ShownFieldProps) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  return (
    <>
      <Checkbox isSelected={form.values.faturadaGoster} onChange={(isShown) => form.set('faturadaGoster', isShown)}>
        {t('faturadaGoster')}
      </Checkbox>
      <p className="kalem-sm kalem-muted">{own('showHelp')}</p>
    </>
  );
}
