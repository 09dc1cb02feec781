import { useMessages } from '../../provider/messages';
import { useForm, useFormValue, useHeaderField } from './FormContext';
import { messages } from './messages';
import { useFigures } from './useFigures';

/** The amount payable, and for another currency what it is in lira. */
export function Payable() {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useForm();
  const { odenecekTutar } = useFormValue(form.totals);
  const tlKarsiligi = useFormValue(form.tlKarsiligi);
  const [paraBirim] = useHeaderField('paraBirim');
  return (
    <>
      <span className="kalem-xs kalem-muted">{t('odenecekTutar')}</span>
      <span className="kalem-totals__payable kalem-num">
        {figures.amount(odenecekTutar)}
        <span className="kalem-currency">{paraBirim}</span>
      </span>
      {tlKarsiligi && (
        <span className="kalem-totals__lira kalem-xs kalem-muted">
          {t('tlKarsiligi')} <span className="kalem-num">{figures.amount(tlKarsiligi.odenecekTutar)} TRY</span>
        </span>
      )}
    </>
  );
}
