import type { CompanyWizardEvent } from './widgets/CompanyWizard/CompanyWizardEvent';
import type { InvoiceFormEvent } from './widgets/InvoiceForm/InvoiceFormEvent';
import type { InvoiceListEvent } from './widgets/InvoiceList/InvoiceListEvent';
import type { LoginEvent } from './widgets/Login/LoginEvent';
import type { RegisterEvent } from './widgets/Register/RegisterEvent';
import type { SigningDialogEvent } from './widgets/SigningDialog/SigningDialogEvent';

/** Everything that widgets tell their host; the provider's `onEvent` hears all of it. Each widget adds its union here. */
export type WidgetEvent =
  CompanyWizardEvent | InvoiceFormEvent | InvoiceListEvent | LoginEvent | RegisterEvent | SigningDialogEvent;
