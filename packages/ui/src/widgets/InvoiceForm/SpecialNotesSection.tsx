import { Section } from '../../primitives/Section';
import { TextArea } from '../../primitives/TextArea';
import { useMessages } from '../../provider/messages';
import { useHeaderField } from './FormContext';
import { messages } from './messages';
import { useFieldFault } from './useFieldFault';

/** The note that belongs to this invoice alone. */
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
