import { readdirSync } from 'node:fs';

/** The public names of all widgets: 'invoice-list' is the folder InvoiceList. */
export const widgetNames: readonly string[] = readdirSync('packages/ui/src/widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase())
  .sort();
