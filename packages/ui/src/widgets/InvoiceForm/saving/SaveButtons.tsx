import { Button, Keys } from '../../../primitives/Button';
import { useMessages } from '../../../provider/messages';
import { messages } from '../messages';
import type { SaveActions } from './useSave';
import { Icon } from '../../../primitives/Icon';
import { error } from '../../../primitives/icons';
import type { FormFault } from '../FaultState';
import { fieldTitle, useInvoiceStore, useFormValue } from '../FormContext';

/** The one action of the form, and the one that goes on from it. */
export function SaveButtons({ actions }: { actions: SaveActions }) {
  const t = useMessages(messages);
  return (
    <div className="kalem-totals__buttons">
      <Button
        variant="primary"
        isBlock
        isPending={actions.isPending}
        aria-keyshortcuts="Control+S"
        end={<Keys keys={['Ctrl', 'S']} />}
        onPress={actions.save}
      >
        {t('save')}
      </Button>
      <Button
        isBlock
        isDisabled={actions.isPending}
        aria-keyshortcuts="Control+Enter"
        end={<Keys keys={['Ctrl', '↵']} />}
        onPress={actions.saveAndSign}
      >
        {t('saveAndSign')}
      </Button>
    </div>
  );
}

/** More are not read at once; the first ones lead to the rest. */
const MOST = 3;

/** What stops saving, above the button; each leads to its field. */
export function FaultList({ onFault }: { onFault: (fault: FormFault) => void }) {
  const t = useMessages(messages);
  const faults = useFormValue(useInvoiceStore().faults.shown).filter(({ severity }) => severity === 'error');
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
