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
 * Stock items below the name of the current line, once the user types in it: typed text is as good as a card, so that
 * Enter takes one only after an arrow (LIN-05).
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
    // A name is a text; while cards are offered for it, it is more.
    input: { ...(isOpen && inputProps), ref: input, onKeyDown: (event: KeyboardEvent) => press(event), onBlur: close },
    /** Something was typed. */
    look: () => {
      setUsed(true);
      open();
    },
    suggestions,
  };
}
