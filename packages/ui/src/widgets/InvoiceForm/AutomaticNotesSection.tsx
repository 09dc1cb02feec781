import { Icon } from '../../primitives/Icon';
import { lock } from '../../primitives/icons';
import { Section } from '../../primitives/Section';
import { useMessages } from '../../provider/messages';
import { useForm, useFormValue } from './FormContext';
import { messages } from './messages';

/** Notes that the product writes itself; so far the total in words (INV-34), later banks and ready notes too. */
export function AutomaticNotesSection() {
  const t = useMessages(messages);
  const { odenecekTutarText } = useFormValue(useForm().totals);
  return (
    <Section title={t('automaticNotes')}>
      <ul className="kalem-invoice-form__notes">
        <li>
          <Icon icon={lock} size="sm" />
          <span>{odenecekTutarText}</span>
        </li>
      </ul>
    </Section>
  );
}
