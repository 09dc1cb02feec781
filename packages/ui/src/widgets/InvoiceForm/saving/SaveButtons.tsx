import { Suspense } from 'react';
import { lazyPart } from '../../../kit/lazyPart';
import { Button, Keys } from '../../../primitives/Button';
import { useMessages } from '../../../provider/messages';
import { messages } from '../messages';
import type { SaveActions } from './useSave';
import type { FormFault } from '../FaultState';
import { useInvoiceStore, useFormValue } from '../FormContext';

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
      <p className="kalem-totals__slow" role="status">
        {actions.isSlow && t('savingSlow')}
      </p>
    </div>
  );
}

const FaultList = lazyPart(async () => (await import('../later')).FaultList);

/** What stops saving, above the button. */
export function Faults({ onFault }: { onFault: (fault: FormFault) => void }) {
  const faults = useFormValue(useInvoiceStore().faults.shown).filter(({ severity }) => severity === 'error');
  return (
    <div role="status">
      {faults.length > 0 && (
        <Suspense>
          <FaultList faults={faults} onFault={onFault} />
        </Suspense>
      )}
    </div>
  );
}
