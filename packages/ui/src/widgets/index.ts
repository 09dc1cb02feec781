/**
 * Made by `npm run generate`: the events of every widget. Each widget adds its own to `provider/events.ts`; importing
 * this file makes all of them known.
 */
export type { WidgetEvent, WidgetEventOf, WidgetName } from '../provider/events';
export type { AccountSettingsEvent } from './AccountSettings/AccountSettings';
export type { AdminCompaniesEvent } from './AdminCompanies/AdminCompanies';
export type { AdminHomeEvent } from './AdminHome/AdminHome';
export type { AdminPaymentsEvent } from './AdminPayments/AdminPayments';
export type { ApiKeysEvent } from './ApiKeys/ApiKeys';
export type { AuditLogEvent } from './AuditLog/AuditLog';
export type { BankMovementsEvent } from './BankMovements/BankMovements';
export type { CollectionSettingsEvent } from './CollectionSettings/CollectionSettings';
export type { CompanyIntroEvent } from './CompanyIntro/CompanyIntro';
export type { CompanyListEvent } from './CompanyList/CompanyList';
export type { CompanyWizardEvent } from './CompanyWizard/CompanyWizard';
export type { CouponsEvent } from './Coupons/Coupons';
export type { CustomerFormEvent } from './CustomerForm/CustomerForm';
export type { CustomerListEvent } from './CustomerList/CustomerList';
export type { CustomerOverviewEvent } from './CustomerOverview/CustomerOverview';
export type { HomeEvent } from './Home/Home';
export type { ImageUploadsEvent } from './ImageUploads/ImageUploads';
export type { InvoiceFormEvent } from './InvoiceForm/InvoiceForm';
export type { InvoiceListEvent } from './InvoiceList/InvoiceList';
export type { IssuedToMeEvent } from './IssuedToMe/IssuedToMe';
export type { LicenceBannerEvent } from './LicenceBanner/LicenceBanner';
export type { LoginEvent } from './Login/Login';
export type { NotificationSettingsEvent } from './NotificationSettings/NotificationSettings';
export type { PartnersEvent } from './Partners/Partners';
export type { PasswordResetEvent } from './PasswordReset/PasswordReset';
export type { PaymentResultEvent } from './PaymentResult/PaymentResult';
export type { PermissionsEvent } from './Permissions/Permissions';
export type { PortalCredentialsEvent } from './PortalCredentials/PortalCredentials';
export type { PortalMaintenanceEvent } from './PortalMaintenance/PortalMaintenance';
export type { ReadyNotesEvent } from './ReadyNotes/ReadyNotes';
export type { ReceiptDialogEvent } from './ReceiptDialog/ReceiptDialog';
export type { ReceivablesEvent } from './Receivables/Receivables';
export type { ReceivedInvitationsEvent } from './ReceivedInvitations/ReceivedInvitations';
export type { RegisterEvent } from './Register/Register';
export type { RequestsEvent } from './Requests/Requests';
export type { SigningDialogEvent } from './SigningDialog/SigningDialog';
export type { StockFormEvent } from './StockForm/StockForm';
export type { StockListEvent } from './StockList/StockList';
export type { VersionNotesEvent } from './VersionNotes/VersionNotes';
export type { WebhooksEvent } from './Webhooks/Webhooks';
export type { WelcomeEvent } from './Welcome/Welcome';
