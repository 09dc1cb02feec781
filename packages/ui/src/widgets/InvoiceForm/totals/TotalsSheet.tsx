import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { Faults, SaveButtons } from '../saving/SaveButtons';
import type { FormFault } from '../FaultState';
import { messages } from '../messages';
import { Payable } from './TotalsPanel';
import { TotalsList } from './TotalsList';
import type { SaveActions } from '../saving/useSave';

/** The totals of narrow widgets, over the form. */
export function TotalsSheet({
  actions,
  onFault,
  onClose,
}: {
  actions: SaveActions;
  onFault: (fault: FormFault) => void;
  onClose: () => void;
}) {
  const t = useMessages(messages);
  const leave = (go: () => void) => {
    onClose();
    // The sheet gives the focus back when it has gone; only then can the field take it.
    requestAnimationFrame(go);
  };
  return (
    <Dialog variant="sheet" isDismissable isOpen title={t('totals')} onClose={onClose}>
      <div className="kalem-totals" data-variant="sheet">
        <TotalsList />
      </div>
      <div className="kalem-totals__pay" data-variant="sheet">
        <Payable />
        <Faults onFault={(fault) => leave(() => onFault(fault))} />
        <SaveButtons
          actions={{ ...actions, save: () => leave(actions.save), saveAndSign: () => leave(actions.saveAndSign) }}
        />
      </div>
    </Dialog>
  );
}
