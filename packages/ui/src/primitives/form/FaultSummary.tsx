import { useMessages } from '../../provider/messages';
import type { FormFault } from './Form';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { messages } from '../messages';

/** The faults of a form in one place, above its button; each leads to its field. Renders nothing without faults. */
export function FaultSummary({ faults, onSelect }: { faults: readonly FormFault[]; onSelect: (path: string) => void }) {
  const t = useMessages(messages);
  if (!faults.length) return null;
  return (
    <div className="kalem-fault-summary" role="alert">
      <Icon icon={icons.error} size="sm" />
      <div>
        <p>{t('faultSummary', { n: faults.length })}</p>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.path} ${fault.message}`}>
              <button type="button" className="kalem-link" onClick={() => onSelect(fault.path)}>
                {fault.label ? `${fault.label}: ${fault.message}` : fault.message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
