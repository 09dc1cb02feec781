import { formatAmount, formatNumber } from '@kalem/domain';
import { useId, useState } from 'react';
import { Icon } from '../../primitives/Icon';
import { chevronRight } from '../../primitives/icons';
import { useMessages } from '../../provider/useMessages';
import { useForm, useFormValue } from './FormContext';
import { messages } from './messages';

/** The totals of the lines, live; the KDV opens to what it is made of. */
export function TotalsList() {
  const t = useMessages(messages);
  const form = useForm();
  const { urunHizmetToplamTutari, toplamIskonto, tip, hesaplananKdv, kdvToplamlar, vergilerDahilToplamTutar } = useFormValue(form.totals);
  const isIncrease = tip === 'Arttırım';
  return (
    <>
      <Total title={t('urunHizmetToplamTutari')} amount={formatAmount(urunHizmetToplamTutari)} />
      <Total title={t(isIncrease ? 'toplamArttirim' : 'toplamIskonto')} amount={withSign(toplamIskonto, isIncrease)} />
      <ExplainedTotal title={t('hesaplananKdv')} amount={formatAmount(hesaplananKdv)}>
        {kdvToplamlar.map(({ oran, matrah, tutar }) => (
          <li key={oran}>
            <span>{t('kdvAtRate', { rate: formatNumber(oran) })}</span>
            <span>{t('baseTimesRate', { base: formatAmount(matrah), rate: formatNumber(oran) })}</span>
            <span>{formatAmount(tutar)}</span>
          </li>
        ))}
      </ExplainedTotal>
      <Total title={t('vergilerDahilToplamTutar')} amount={formatAmount(vergilerDahilToplamTutar)} />
    </>
  );
}

function Total({ title, amount }: { title: string; amount: string }) {
  return (
    <div className="kalem-totals__row">
      <span>{title}</span>
      <span className="kalem-num">{amount}</span>
    </div>
  );
}

function ExplainedTotal({ title, amount, children }: { title: string; amount: string; children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button type="button" className="kalem-totals__row" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>{title}</span>
        <Icon icon={chevronRight} size="xs" />
        <span className="kalem-num">{amount}</span>
      </button>
      <ul id={id} className="kalem-totals__explanation" hidden={!isOpen}>
        {children}
      </ul>
    </>
  );
}

/** A discount is taken off: U+2212 is the minus of figures. */
function withSign(amount: string, isIncrease: boolean): string {
  const isNothing = /^[0.]*$/.test(amount);
  return isIncrease || isNothing ? formatAmount(amount) : `−${formatAmount(amount)}`;
}
