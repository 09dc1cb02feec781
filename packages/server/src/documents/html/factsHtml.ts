import type { Fact } from '../describe/DescribedInvoice';
import type { SafeMarkup } from './SafeMarkup';
import { markup } from './markup';

/** Facts as the rows of a list; nothing when there are none. */
export function factsHtml(className: string, facts: readonly Fact[]): SafeMarkup | undefined {
  if (facts.length === 0) return undefined;
  return markup`<dl class="${className}">${facts.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}
