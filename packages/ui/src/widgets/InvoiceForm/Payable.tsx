import { formatAmount } from '@kalem/domain';
import { useMessages } from '../../provider/useMessages';
import { useForm, useFormValue, useHeaderField } from './FormContext';
import { messages } from './messages';

/** The amount payable, and for another currency what it is in lira. */
export function Payable() {
  const t = useMessages(messages);
  const form = useForm();
  const { odenecekTutar } = useFormValue(form.totals);
  const tlKarsiligi = useFormValue(form.tlKarsiligi);
  const [paraBirim] = useHeaderField('paraBirim');
  return (
    <>
      <span className="kalem-xs kalem-muted">{t('odenecekTutar')}</span>
      <span className="kalem-totals__payable kalem-num">
        {formatAmount(odenecekTutar)}
        <span className="kalem-currency">{paraBirim}</span>
      </span>
      {tlKarsiligi && (
        <span className="kalem-totals__lira kalem-xs kalem-muted">
          {t('tlKarsiligi')} <span className="kalem-num">{formatAmount(tlKarsiligi.odenecekTutar)} TRY</span>
        </span>
      )}
    </>
  );
}
