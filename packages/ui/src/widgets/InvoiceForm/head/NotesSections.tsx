import { toScreenDate, joinFilled } from '@kalem/domain';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import { RemoveButton } from '../../../kit/RemoveButton';
import { Button } from '../../../primitives/Button';
import { Icon } from '../../../primitives/Icon';
import { lock, note as noteIcon, x } from '../../../primitives/icons';
import { Section } from '../../../primitives/layout/Section';
import { useMessages } from '../../../provider/messages';
import { useFieldFault, useInvoiceStore, useFormValue, useHeaderField } from '../FormContext';
import { messages } from '../messages';
import { pickerMessages } from '../pickers/messages';
import { TextArea } from '../../../primitives/input/TextField';
import { DateField } from '../../../primitives/input/DateField';
import { Disclosure } from '../../../primitives/layout/Disclosure';
import { HeaderTextField, useOpenOnFault } from './HeaderFields';

const PickNotes = lazyPart(async () => (await import('../dialogs')).PickNotes);

/**
 * Notes that the product composes: the total in words (INV-34) and the texts of codes on the lines (INV-33). Below them
 * the bank entries and explanations of this invoice (INV-32).
 */
export function AutomaticNotesSection() {
  const t = useMessages(messages);
  const pick = useMessages(pickerMessages);
  const notes = useFormValue(useInvoiceStore().automaticNotes);
  const [ready, setReady] = useHeaderField('hazirNotlar');
  const [isPicking, setPicking] = useState(false);
  return (
    <Section
      title={t('automaticNotes')}
      actions={
        <Button variant="quiet" size="sm" icon={noteIcon} onPress={() => setPicking(true)}>
          {pick('readyNotes')}
        </Button>
      }
    >
      <ul className="kalem-invoice-form__notes">
        {notes.slice(0, notes.length - ready.length).map((note) => (
          <li key={note}>
            <Icon icon={lock} size="sm" />
            <span>{note}</span>
          </li>
        ))}
        {ready.map((note) => (
          <li key={note} data-ready="">
            <Icon icon={noteIcon} size="sm" />
            <span>{note}</span>
            <RemoveButton
              size="sm"
              icon={x}
              label={pick('removeNote', { note })}
              onPress={() => setReady(ready.filter((other) => other !== note))}
            />
          </li>
        ))}
      </ul>
      {isPicking && (
        <Suspense>
          <PickNotes onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </Section>
  );
}

/** The user's own note for this invoice. */
export function SpecialNotesSection() {
  const t = useMessages(messages);
  const [ozelNotlar, setOzelNotlar] = useHeaderField('ozelNotlar');
  const { error } = useFieldFault('not');
  return (
    <Section title={t('specialNotes')}>
      <TextArea
        name="not"
        label={t('ozelNot')}
        isOptional
        rows={2}
        maxLength={9000}
        value={ozelNotlar}
        error={error}
        onChange={setOzelNotlar}
      />
    </Section>
  );
}

const fields = ['irsaliyeNumarasi', 'irsaliyeTarihi'] as const;

/** Number and date of the delivery note of the invoice (INV-24). */
export function DeliveryNoteDisclosure() {
  const t = useMessages(messages);
  const form = useInvoiceStore();
  const [irsaliyeNumarasi] = useHeaderField('irsaliyeNumarasi');
  const [irsaliyeTarihi, setIrsaliyeTarihi] = useHeaderField('irsaliyeTarihi');
  const { error } = useFieldFault('irsaliyeTarihi');
  const disclosure = useOpenOnFault(fields);
  const peek = joinFilled([irsaliyeNumarasi, toScreenDate(irsaliyeTarihi)], ', ');

  return (
    <Disclosure title={t('deliveryNote')} peek={peek || t('none')} {...disclosure}>
      <div className="kalem-grid">
        <HeaderTextField span={6} field="irsaliyeNumarasi" isOptional />
        <div data-span="3" data-narrow="12">
          <DateField
            name="irsaliyeTarihi"
            label={t('irsaliyeTarihi')}
            isOptional
            value={irsaliyeTarihi}
            error={error}
            onChange={setIrsaliyeTarihi}
            onBlur={() => form.faults.touch('irsaliyeTarihi')}
          />
        </div>
      </div>
    </Disclosure>
  );
}
