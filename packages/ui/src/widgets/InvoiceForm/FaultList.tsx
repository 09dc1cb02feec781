import { Icon } from '../../primitives/Icon';
import { error } from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import type { FormFault } from './FaultState';
import { fieldTitle } from './fieldTitle';
import { useForm, useFormValue } from './FormContext';
import { messages } from './messages';

/** More are not read at once; the first ones lead to the rest. */
const MOST = 3;

/** What stops saving, above the button; each leads to its field. */
export function FaultList({ onFault }: { onFault: (fault: FormFault) => void }) {
  const t = useMessages(messages);
  const faults = useFormValue(useForm().faults.shown).filter(({ severity }) => severity === 'error');
  const titleOf = ({ field, line, index }: FormFault) =>
    line ? t('faultOfLine', { n: index + 1, field: fieldTitle(field, t) }) : fieldTitle(field, t);
  return (
    <div role="status">
      {faults.length > 0 && (
        <div className="kalem-fault-summary">
          <Icon icon={error} size="sm" />
          <div>
            <p>{t('faults', { n: faults.length })}</p>
            <ul>
              {faults.slice(0, MOST).map((fault) => (
                <li key={`${fault.index} ${fault.field}`}>
                  <button type="button" className="kalem-link" onClick={() => onFault(fault)}>
                    {titleOf(fault)}
                  </button>
                </li>
              ))}
            </ul>
            {faults.length > MOST && <p>{t('moreFaults', { n: faults.length - MOST })}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
