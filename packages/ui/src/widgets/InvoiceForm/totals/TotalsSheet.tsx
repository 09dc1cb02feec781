import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { SaveButtons } from '../saving/SaveButtons';
import { messages } from '../messages';
import { Payable } from './TotalsPanel';
import { TotalsList } from './TotalsList';
import type { SaveActions } from '../saving/useSave';

/** The totals of narrow widgets, in a sheet over the form. */
export function TotalsSheet({ actions, onClose }: { actions: SaveActions; onClose: () => void }) {
  const t = useMessages(messages);
  const leave = (go: () => void) => {
    onClose();
    // The sheet restores the focus when it closes. A field can take the focus only after that.
    requestAnimationFrame(go);
  };
  return (
    <Dialog variant="sheet" isDismissable isOpen title={t('totals')} onClose={onClose}>
      <div className="kalem-totals" data-variant="sheet">
        <TotalsList />
      </div>
      <div className="kalem-totals__pay" data-variant="sheet">
        <Payable />
        <SaveButtons
          actions={{ ...actions, save: () => leave(actions.save), saveAndSign: () => leave(actions.saveAndSign) }}
        />
      </div>
    </Dialog>
  );
}
