import type { Fact } from './DescribedInvoice';

/** The facts that say something, in their order. */
export function filledFacts(facts: readonly (readonly [label: string, value: string | undefined])[]): Fact[] {
  return facts.flatMap(([label, value = '']) => (value.trim() === '' ? [] : [{ label, value: value.trim() }]));
}
