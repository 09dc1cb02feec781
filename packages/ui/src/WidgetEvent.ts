import type { InvoiceListEvent } from './widgets/InvoiceList/InvoiceListEvent';
import type { SigningDialogEvent } from './widgets/SigningDialog/SigningDialogEvent';

/** Everything that widgets tell their host; the provider's `onEvent` hears all of it. Each widget adds its union here. */
export type WidgetEvent = InvoiceListEvent | SigningDialogEvent;
