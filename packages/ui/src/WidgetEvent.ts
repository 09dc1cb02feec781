import type { CompanyWizardEvent } from './widgets/CompanyWizard/CompanyWizard';
import type { InvoiceFormEvent } from './widgets/InvoiceForm/InvoiceForm';
import type { InvoiceListEvent } from './widgets/InvoiceList/InvoiceListEvent';
import type { LoginEvent } from './widgets/Login/Login';
import type { RegisterEvent } from './widgets/Register/Register';
import type { SigningDialogEvent } from './widgets/SigningDialog/SigningDialog';

/** Everything that widgets tell their host; the provider's `onEvent` hears all of it. Each widget adds its union here. */
export type WidgetEvent =
  CompanyWizardEvent | InvoiceFormEvent | InvoiceListEvent | LoginEvent | RegisterEvent | SigningDialogEvent;
