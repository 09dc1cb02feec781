import { Suspense, useState } from 'react';
import { Button } from '../../../primitives/Button';
import { Icon } from '../../../primitives/Icon';
import { chevronUp } from '../../../primitives/icons';
import { lazyPart } from '../../../primitives/lazyPart';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore, useFormValue, useHeaderField } from '../FormContext';
import { messages } from '../messages';
import type { SaveActions } from '../saving/useSave';
import { type SaveChoice, useSaveChoice } from '../saving/useSaveChoice';
import { useFigures } from '../formatting';

const ReviewCounts = lazyPart(async () => (await import('../deferredParts')).ReviewCounts);
const TotalsSheet = lazyPart(async () => (await import('../dialogs')).TotalsSheet);

/**
 * The bar at the bottom of narrow widgets: the amount payable and the last used save button. The amount opens all
 * totals.
 */
export function TotalsBar({ actions }: { actions: SaveActions }) {
  const t = useMessages(messages);
  const figures = useFigures();
  const form = useInvoiceStore();
  const { odenecekTutar } = useFormValue(form.totals);
  const [paraBirim] = useHeaderField('paraBirim');
  const [isOpen, setOpen] = useState(false);
  const [choice, remember] = useSaveChoice();
  const act = (next: SaveChoice) => () => {
    remember(next);
    actions[next]();
  };
  return (
    <div className="kalem-totals__bar">
      <button
        type="button"
        className="kalem-totals__peek"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className="kalem-xs kalem-muted">
          {t(actions.isSlow ? 'savingShort' : 'odenecekTutar')} <Icon icon={chevronUp} size="xs" />
          <Suspense>
            <ReviewCounts problem={actions.problem} />
          </Suspense>
        </span>
        <b className="kalem-num">
          {figures.amount(odenecekTutar)}
          <span className="kalem-currency"> {paraBirim}</span>
        </b>
      </button>
      <Button variant="primary" isPending={actions.isPending} isDisabled={!actions.mayWrite} onPress={actions[choice]}>
        {t(choice)}
      </Button>
      {isOpen && (
        <Suspense>
          <TotalsSheet
            actions={{ ...actions, save: act('save'), saveAndSign: act('saveAndSign') }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
