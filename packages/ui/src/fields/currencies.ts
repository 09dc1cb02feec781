import { offeredCurrencies } from '@kalem/domain';
import type { Option } from '../primitives/choice/options';

/** The currencies that a card can be in, by their codes; fetched when their field is first used. */
export async function loadCurrencies(): Promise<readonly Option[]> {
  const { currencies } = await import('@kalem/domain/codes/currencies');
  return offeredCurrencies(currencies).map(({ value, titleTr }) => ({ id: value, label: value, end: titleTr }));
}
