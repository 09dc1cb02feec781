import { useMessages } from '../../provider/messages';
import { useHeaderField } from './FormContext';
import { messages } from './messages';

/** The currency stands once, in the head. */
export function TotalsHead() {
  const t = useMessages(messages);
  const [paraBirim] = useHeaderField('paraBirim');
  return (
    <div className="kalem-totals__head">
      <h2 className="kalem-heading">{t('totals')}</h2>
      <span className="kalem-xs kalem-muted">{paraBirim}</span>
    </div>
  );
}
