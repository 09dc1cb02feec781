import { useCallback, useEffect, useState } from 'react';
import type { Option } from '../../../primitives/choice/options';

/** A choice of a picker, and its action. */
export interface Choice extends Option {
  readonly take: () => void;
}

/** The choices of a picker for the typed text, and the texts around its list. */
export interface Offer {
  readonly choices: readonly Choice[];
  /** Shown if there are no choices. Undefined: no list is shown then. */
  readonly empty?: string;
  readonly foot?: string;
  /** True while the choices do not belong to the typed text yet. */
  readonly isSearching?: boolean;
}

/** Props of a finder, the component that searches the choices. It loads once the user types. */
export interface FinderProps {
  companyId: string;
  typed: string;
  onOffer: (offer: Offer) => void;
}

const nothing: Offer = { choices: [] };

/** The state of a finder's offer. The input beside it renders before the finder has loaded. */
export function useOffer(): { offer: Offer; setOffer: (offer: Offer) => void; take: (id: string) => void } {
  const [offer, setOffer] = useState(nothing);
  const take = useCallback((id: string) => offer.choices.find((choice) => choice.id === id)?.take(), [offer]);
  return { offer, setOffer, take };
}

/** Returns the typed text after a pause of `rest` ms. An empty text is returned at once. */
export function useRested(typed: string, rest: number): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest);
    return () => clearTimeout(timer);
  }, [typed, rest]);
  return typed === '' ? '' : rested;
}
