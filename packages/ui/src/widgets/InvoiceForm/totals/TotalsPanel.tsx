import { Suspense } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import { useMessages } from '../../../provider/messages';
import { SaveButtons } from '../saving/SaveButtons';
import type { FormFault } from '../../../draft/FaultState';
import { messages } from '../messages';
import { TotalsList } from './TotalsList';
import type { SaveActions } from '../saving/useSave';
import { useInvoiceStore, useFormValue, useHeaderField } from '../FormContext';
import { useFigures } from '../formatting';

const ReviewPanel = lazyPart(async () => (await import('../deferredParts')).ReviewPanel);

/** The panel beside the form, always visible: the totals, the save buttons and the review. */
export function TotalsPanel({ actions, onFault }: { actions: SaveActions; onFault: (fault: FormFault) => void }) {
  const t = useMessages(messages);
  return (
    <aside className="kalem-card kalem-totals__panel" aria-label={t('totals')}>
      <div className="kalem-totals">
        <TotalsHead />
        <TotalsList />
      </div>
      <div className="kalem-totals__pay">
        <Payable />
        <SaveButtons actions={actions} />
      </div>
      <Suspense>
        <ReviewPanel problem={actions.problem} onFault={onFault} />
      </Suspense>
    </aside>
  );
}

/** The heading with the currency, which is not repeated at each amount. */
function TotalsHead() {
  const t = useMessages(messages);
  const [paraBirim] = useHeaderField('paraBirim');
  return (
    <div className="kalem-totals__head">
      <h2 className="kalem-heading">{t('totals')}</h2>
      <span className="kalem-xs kalem-muted">{paraBirim}</span>
    </div>
  );
}

/** The amount payable, and its value in lira if the currency is not TRY. */
export function Payable() {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useInvoiceStore();
  const { odenecekTutar } = useFormValue(form.totals);
  const tlKarsiligi = useFormValue(form.tlKarsiligi);
  const [paraBirim] = useHeaderField('paraBirim');
  return (
    <>
      <span className="kalem-xs kalem-muted">{t('odenecekTutar')}</span>
      <span className="kalem-totals__payable kalem-num">
        {figures.amount(odenecekTutar)}
        <span className="kalem-currency"> {paraBirim}</span>
      </span>
      {tlKarsiligi && (
        <div className="kalem-xs kalem-muted">
          {t('tlKarsiligi')} <span className="kalem-num">{figures.amount(tlKarsiligi.odenecekTutar)} TRY</span>
        </div>
      )}
    </>
  );
}
