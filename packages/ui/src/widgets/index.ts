/**
 * Every widget by its public name, with the type of its events. A new widget is one line here; `npm run generate` adds
 * its entry to package.json.
 */
export const widgets = {
  'account-settings': tells<import('./AccountSettings/AccountSettings').AccountSettingsEvent>(),
  'admin-companies': tells<import('./AdminCompanies/AdminCompanies').AdminCompaniesEvent>(),
  'admin-home': tells<import('./AdminHome/AdminHome').AdminHomeEvent>(),
  'admin-payments': tells<import('./AdminPayments/AdminPayments').AdminPaymentsEvent>(),
  'api-keys': tells<import('./ApiKeys/ApiKeys').ApiKeysEvent>(),
  'audit-log': tells<import('./AuditLog/AuditLog').AuditLogEvent>(),
  'company-intro': tells<import('./CompanyIntro/CompanyIntro').CompanyIntroEvent>(),
  'company-list': tells<import('./CompanyList/CompanyList').CompanyListEvent>(),
  'company-wizard': tells<import('./CompanyWizard/CompanyWizard').CompanyWizardEvent>(),
  coupons: tells<import('./Coupons/Coupons').CouponsEvent>(),
  'customer-form': tells<import('./CustomerForm/CustomerForm').CustomerFormEvent>(),
  'customer-list': tells<import('./CustomerList/CustomerList').CustomerListEvent>(),
  'customer-overview': tells<import('./CustomerOverview/CustomerOverview').CustomerOverviewEvent>(),
  home: tells<import('./Home/Home').HomeEvent>(),
  'image-uploads': tells<import('./ImageUploads/ImageUploads').ImageUploadsEvent>(),
  'invoice-form': tells<import('./InvoiceForm/InvoiceForm').InvoiceFormEvent>(),
  'invoice-list': tells<import('./InvoiceList/InvoiceList').InvoiceListEvent>(),
  'issued-to-me': tells<import('./IssuedToMe/IssuedToMe').IssuedToMeEvent>(),
  'licence-banner': tells<import('./LicenceBanner/LicenceBanner').LicenceBannerEvent>(),
  login: tells<import('./Login/Login').LoginEvent>(),
  'notification-settings': tells<import('./NotificationSettings/NotificationSettings').NotificationSettingsEvent>(),
  partners: tells<import('./Partners/Partners').PartnersEvent>(),
  'password-reset': tells<import('./PasswordReset/PasswordReset').PasswordResetEvent>(),
  'payment-result': tells<import('./PaymentResult/PaymentResult').PaymentResultEvent>(),
  permissions: tells<import('./Permissions/Permissions').PermissionsEvent>(),
  'portal-credentials': tells<import('./PortalCredentials/PortalCredentials').PortalCredentialsEvent>(),
  'portal-maintenance': tells<import('./PortalMaintenance/PortalMaintenance').PortalMaintenanceEvent>(),
  'ready-notes': tells<import('./ReadyNotes/ReadyNotes').ReadyNotesEvent>(),
  'received-invitations': tells<import('./ReceivedInvitations/ReceivedInvitations').ReceivedInvitationsEvent>(),
  register: tells<import('./Register/Register').RegisterEvent>(),
  requests: tells<import('./Requests/Requests').RequestsEvent>(),
  'signing-dialog': tells<import('./SigningDialog/SigningDialog').SigningDialogEvent>(),
  'stock-form': tells<import('./StockForm/StockForm').StockFormEvent>(),
  'stock-list': tells<import('./StockList/StockList').StockListEvent>(),
  'version-notes': tells<import('./VersionNotes/VersionNotes').VersionNotesEvent>(),
  webhooks: tells<import('./Webhooks/Webhooks').WebhooksEvent>(),
  welcome: tells<import('./Welcome/Welcome').WelcomeEvent>(),
};

export type WidgetName = keyof typeof widgets;

/** The events that a widget's own code emits. The widget's name is added later. */
export type EventOf<Name extends WidgetName> = NonNullable<(typeof widgets)[Name]['event']>;

/** The events of a widget as its host gets them. */
export type WidgetEventOf<Name extends WidgetName> = Stamped<Name, EventOf<Name>>;

/** The events of all widgets; the provider's `onEvent` gets each of them. */
export type WidgetEvent = { [Name in WidgetName]: WidgetEventOf<Name> }[WidgetName];

type Stamped<Name, Event> = Event extends unknown ? { widget: Name } & Event : never;

/** Carries only a type, no value. */
function tells<Event extends { type: string }>(): { readonly event?: Event } {
  return {};
}
