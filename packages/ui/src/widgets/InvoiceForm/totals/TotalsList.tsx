import { type ReactNode, useId, useState } from 'react';
import type { LinePart } from '@kalem/domain';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore, useFormValue } from '../FormContext';
import { messages } from '../messages';
import { useFigures, writeIskonto } from '../figures';
import { Icon } from '../../../primitives/Icon';
import { chevronRight } from '../../../primitives/icons';

/** The totals of the lines, live; discount and KDV open to what they are made of. */
export function TotalsList() {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useInvoiceStore();
  const totals = useFormValue(form.totals);
  return (
    <>
      <Total title={t('urunHizmetToplamTutari')} amount={figures.amount(totals.urunHizmetToplamTutari)} />
      <ExplainedTotal
        title={t(totals.tip === 'Arttırım' ? 'toplamArttirim' : 'toplamIskonto')}
        amount={writeIskonto(totals, figures)}
      >
        <IskontoParts />
      </ExplainedTotal>
      <ExplainedTotal title={t('hesaplananKdv')} amount={figures.amount(totals.hesaplananKdv)}>
        <KdvParts />
      </ExplainedTotal>
      <Total title={t('vergilerDahilToplamTutar')} amount={figures.amount(totals.vergilerDahilToplamTutar)} />
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

/** A total that opens to its parts; these are worked out only while it is open. */
function ExplainedTotal({ title, amount, children }: { title: string; amount: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="kalem-totals__row"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{title}</span>
        <Icon icon={chevronRight} size="xs" />
        <span className="kalem-num">{amount}</span>
      </button>
      <ul id={id} className="kalem-totals__explanation" hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </>
  );
}

/** One part of a total: where it comes from, by which rule, and how much. */
function TotalPart({ of, rule, amount }: { of: string; rule?: string; amount: string }) {
  return (
    <li>
      <span>{of}</span>
      {rule && <span>{rule}</span>}
      <span>{amount}</span>
    </li>
  );
}

/** The KDV by rate. */
function KdvParts() {
  const t = useMessages(messages);
  const figures = useFigures();
  const { kdvToplamlar } = useFormValue(useInvoiceStore().totals);
  return kdvToplamlar.map(({ oran, matrah, tutar }) => {
    const rate = figures.number(oran);
    return (
      <TotalPart
        key={oran}
        of={t('kdvAtRate', { rate })}
        rule={t('baseTimesRate', { base: figures.amount(matrah), rate })}
        amount={figures.amount(tutar)}
      />
    );
  });
}

/** More would push the save button off the screen. */
const MOST = 8;

/** The discount of each line that has one. */
function IskontoParts() {
  const t = useMessages(messages);
  const figures = useFigures();
  const { toplamIskonto: parts } = useFormValue(useInvoiceStore().explanation);
  const ruleOf = ({ base, rate }: LinePart) =>
    rate === undefined ? undefined : t('baseTimesRate', { base: figures.amount(base), rate: figures.number(rate) });
  return (
    <>
      {parts.length === 0 && <li>{t('none')}</li>}
      {parts.slice(0, MOST).map((part) => (
        <TotalPart
          key={part.line}
          of={t('lineNth', { n: part.line + 1 })}
          rule={ruleOf(part)}
          amount={figures.amount(part.amount)}
        />
      ))}
      {parts.length > MOST && <li>{t('moreLines', { n: parts.length - MOST })}</li>}
    </>
  );
}
