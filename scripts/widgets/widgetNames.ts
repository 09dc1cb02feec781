import { readdirSync } from 'node:fs';

/** The public names of all widgets, from their folders. */
export const widgetNames: readonly string[] = readdirSync('packages/ui/src/widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase())
  .sort();

/** The folder and the component of a widget: 'invoice-list' is InvoiceList. */
export function componentOf(name: string): string {
  return name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}
