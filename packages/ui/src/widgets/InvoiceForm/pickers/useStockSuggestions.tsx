import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import { useSuggestions } from '../../../primitives/choice/useSuggestions';
import { useMessages } from '../../../provider/messages';
import { useCompanyId } from '../../../provider/useKalem';
import { useInvoiceStore } from '../FormContext';
import { pickerMessages } from './messages';
import { useOffer } from './useChoices';

const FindStock = lazyPart(async () => (await import('../dialogs')).FindStock);

/**
 * Suggests stock items below the name of the current line once the user types. Free text is allowed too, so Enter takes
 * an item only after an arrow key (LIN-05).
 */
export function useStockSuggestions(name: string) {
  const t = useMessages(pickerMessages);
  const form = useInvoiceStore();
  const companyId = useCompanyId();
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const { offer, setOffer, take } = useOffer();
  const line = form.caret.read()?.line;
  const { isOpen, open, close, press, inputProps, list } = useSuggestions({
    label: t('stockItems'),
    anchor: input,
    typed: name.trim(),
    options: offer.choices,
    onChoose: take,
    takesFirst: false,
    foot: offer.foot,
  });
  const suggestions: ReactNode = (
    <>
      {list}
      {isUsed && line && (
        <Suspense>
          <FindStock companyId={companyId} typed={name} line={line} onOffer={setOffer} />
        </Suspense>
      )}
    </>
  );
  return {
    // The attributes of a combo box are set only while suggestions are shown. Otherwise the input is a plain text
    // field.
    input: { ...(isOpen && inputProps), ref: input, onKeyDown: (event: KeyboardEvent) => press(event), onBlur: close },
    /** Call this after each edit of the name. */
    look: () => {
      setUsed(true);
      open();
    },
    suggestions,
  };
}
