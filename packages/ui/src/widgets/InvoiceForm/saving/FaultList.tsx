import { readTaxField } from '@kalem/domain';
import { Icon } from '../../../primitives/Icon';
import { error } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import type { FormFault } from '../FaultState';
import { type MessageKey, messages } from '../messages';
import { type TypeMessageKey, typeMessages } from '../types/messages';
import { savingMessages } from './messages';

/** More are not read at once; the first ones lead to the rest. */
const MOST = 3;

interface FaultListProps {
  faults: readonly FormFault[];
  onFault: (fault: FormFault) => void;
}

/** What stops saving; each leads to its field. */
export function FaultList({ faults, onFault }: FaultListProps) {
  const t = useMessages(savingMessages);
  const fieldTitle = useFieldTitle();
  const titleOf = ({ field, line, index }: FormFault) =>
    line ? t('faultOfLine', { n: index + 1, field: fieldTitle(field) }) : fieldTitle(field);
  return (
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
  );
}

/** The label of a field, by its wire name. */
export function useFieldTitle(): (field: string) => string {
  const t = useMessages(messages);
  const types = useMessages(typeMessages);
  return (field) => {
    const name = field.replace(/[[.].*$/, '');
    if (isKey(name)) return t(name);
    if (isTypeKey(name)) return types(name);
    const tax = readTaxField(name);
    return tax ? types('taxField', { code: tax.code }) : name;
  };
}

function isKey(name: string): name is MessageKey {
  return name in messages.texts.tr;
}

function isTypeKey(name: string): name is TypeMessageKey {
  return name in typeMessages.texts.tr;
}
