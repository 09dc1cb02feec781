import { useContext } from 'react';
import { KalemContext, type Kalem } from './KalemContext';

/** The nearest provider. Throws outside of one. */
export function useKalem(): Kalem {
  const kalem = useContext(KalemContext);
  if (!kalem) throw new Error('Kalem widgets need a <KalemProvider client={…}> around them.');
  return kalem;
}
