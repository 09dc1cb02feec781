import { useMessages } from '../../provider/messages';
import { FaultList } from './FaultList';
import type { FormFault } from './FaultState';
import { messages } from './messages';
import { Payable } from './Payable';
import { SaveButtons } from './SaveButtons';
import { TotalsHead } from './TotalsHead';
import { TotalsList } from './TotalsList';
import type { SaveActions } from './useSave';

/** The totals beside the form, always in view. */
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
        <FaultList onFault={onFault} />
        <SaveButtons actions={actions} />
      </div>
    </aside>
  );
}
