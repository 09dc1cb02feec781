import { Suspense, useState } from 'react';
import { useFaultText } from '../../../kit/faults';
import { lazyPart } from '../../../primitives/lazyPart';
import { Button } from '../../../primitives/Button';
import { plus } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useFormValue, useHeaderField, useInvoiceStore } from '../FormContext';
import { messages } from '../messages';

const AddTaxDialog = lazyPart(async () => (await import('../dialogs')).AddTaxDialog);
const TaxChips = lazyPart(async () => (await import('../dialogs')).TaxChips);

/** Below the lines: the button that adds a tax to all of them, and the added taxes (LIN-13). */
export function TaxBar() {
  const t = useMessages(messages);
  const [faturaTip] = useHeaderField('faturaTip');
  const [vergiler] = useHeaderField('vergiler');
  const [isOpen, setOpen] = useState(false);
  const hasOneTaxAlone = faturaTip === 'KONAKLAMAVERGISI';
  return (
    <>
      {!hasOneTaxAlone && (
        <Button variant="quiet" size="sm" icon={plus} onPress={() => setOpen(true)}>
          {t('addTax')}
        </Button>
      )}
      {vergiler.length > 0 && (
        <Suspense>
          <TaxChips />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <AddTaxDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The fault of all lines together, below them. For example, no line has the code that the invoice type requires. */
export function LinesFault() {
  const faultText = useFaultText();
  const fault = useFormValue(useInvoiceStore().faults.ofHeader).get('malHizmetler');
  return (
    fault && (
      <output className="kalem-lines__fault" name="malHizmetler" role="alert" tabIndex={-1}>
        {faultText(fault)}
      </output>
    )
  );
}
