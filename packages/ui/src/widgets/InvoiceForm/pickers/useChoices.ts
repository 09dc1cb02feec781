import { useCallback, useEffect, useState } from 'react';
import type { Option } from '../../../primitives/choice/options';

/** Something that a picker offers, and what taking it does. */
export interface Choice extends Option {
  readonly take: () => void;
}

/** What a picker offers for what is typed, and what stands below it. */
export interface Offer {
  readonly choices: readonly Choice[];
  /** Shown when there is nothing to choose; undefined shows no list at all then. */
  readonly empty?: string;
  readonly foot?: string;
  /** The choices are not those of what is typed yet. */
  readonly isSearching?: boolean;
}

/** What the part that finds the choices takes: it loads once something is typed. */
export interface FinderProps {
  companyId: string;
  typed: string;
  onOffer: (offer: Offer) => void;
}

const nothing: Offer = { choices: [] };

/** The offer of a finder beside an input, which is there, and typed into, before the finder has loaded. */
export function useOffer(): { offer: Offer; setOffer: (offer: Offer) => void; take: (id: string) => void } {
  const [offer, setOffer] = useState(nothing);
  const take = useCallback((id: string) => offer.choices.find((choice) => choice.id === id)?.take(), [offer]);
  return { offer, setOffer, take };
}

/** What is typed, once the typing has paused for `rest` milliseconds; an emptied field is empty at once. */
export function useRested(typed: string, rest: number): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest);
    return () => clearTimeout(timer);
  }, [typed, rest]);
  return typed === '' ? '' : rested;
}
