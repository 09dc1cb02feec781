import { StrictMode, useEffect, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createClient } from '@kalem/sdk';
import { createTheme } from '../src/provider/createTheme';
import { KalemProvider } from '../src/provider/KalemProvider';
import { widgetElements } from '../src/elements/generated/widgetElements';
import type { WidgetName } from '../src/provider/events';
import { AccountSettings } from '../src/widgets/AccountSettings/AccountSettings';
import { AdminCompanies } from '../src/widgets/AdminCompanies/AdminCompanies';
import { AdminHome } from '../src/widgets/AdminHome/AdminHome';
import { AdminPayments } from '../src/widgets/AdminPayments/AdminPayments';
import { ApiKeys } from '../src/widgets/ApiKeys/ApiKeys';
import { AuditLog } from '../src/widgets/AuditLog/AuditLog';
import { BankMovements } from '../src/widgets/BankMovements/BankMovements';
import { CollectionSettings } from '../src/widgets/CollectionSettings/CollectionSettings';
import { CompanyIntro } from '../src/widgets/CompanyIntro/CompanyIntro';
import { CompanyList } from '../src/widgets/CompanyList/CompanyList';
import { CompanyWizard } from '../src/widgets/CompanyWizard/CompanyWizard';
import { Coupons } from '../src/widgets/Coupons/Coupons';
import { CustomerForm } from '../src/widgets/CustomerForm/CustomerForm';
import { CustomerList } from '../src/widgets/CustomerList/CustomerList';
import { CustomerOverview } from '../src/widgets/CustomerOverview/CustomerOverview';
import { Home } from '../src/widgets/Home/Home';
import { ImageUploads } from '../src/widgets/ImageUploads/ImageUploads';
import { InvoiceForm } from '../src/widgets/InvoiceForm/InvoiceForm';
import { InvoiceList } from '../src/widgets/InvoiceList/InvoiceList';
import { IssuedToMe } from '../src/widgets/IssuedToMe/IssuedToMe';
import { LicenceBanner } from '../src/widgets/LicenceBanner/LicenceBanner';
import { Login } from '../src/widgets/Login/Login';
import { NotificationSettings } from '../src/widgets/NotificationSettings/NotificationSettings';
import { Partners } from '../src/widgets/Partners/Partners';
import { PasswordReset } from '../src/widgets/PasswordReset/PasswordReset';
import { PaymentResult } from '../src/widgets/PaymentResult/PaymentResult';
import { Permissions } from '../src/widgets/Permissions/Permissions';
import { PortalCredentials } from '../src/widgets/PortalCredentials/PortalCredentials';
import { PortalMaintenance } from '../src/widgets/PortalMaintenance/PortalMaintenance';
import { ReadyNotes } from '../src/widgets/ReadyNotes/ReadyNotes';
import { ReceiptDialog } from '../src/widgets/ReceiptDialog/ReceiptDialog';
import { Receivables } from '../src/widgets/Receivables/Receivables';
import { ReceivedInvitations } from '../src/widgets/ReceivedInvitations/ReceivedInvitations';
import { Register } from '../src/widgets/Register/Register';
import { Requests } from '../src/widgets/Requests/Requests';
import { SigningDialog } from '../src/widgets/SigningDialog/SigningDialog';
import { StockForm } from '../src/widgets/StockForm/StockForm';
import { StockList } from '../src/widgets/StockList/StockList';
import { VersionNotes } from '../src/widgets/VersionNotes/VersionNotes';
import { Webhooks } from '../src/widgets/Webhooks/Webhooks';
import { Welcome } from '../src/widgets/Welcome/Welcome';

/** The first view of each widget in a host, each in its own provider. */
export const shown: Readonly<Record<WidgetName, ReactElement>> = {
  'account-settings': <AccountSettings />,
  'admin-companies': <AdminCompanies />,
  'admin-home': <AdminHome />,
  'admin-payments': <AdminPayments />,
  'api-keys': <ApiKeys />,
  'audit-log': <AuditLog />,
  'bank-movements': <BankMovements />,
  'collection-settings': <CollectionSettings />,
  'company-intro': <CompanyIntro target={null} />,
  'company-list': <CompanyList />,
  'company-wizard': <CompanyWizard />,
  coupons: <Coupons />,
  'customer-form': <CustomerForm />,
  'customer-list': <CustomerList />,
  'customer-overview': <CustomerOverview cariId="1" />,
  home: <Home />,
  'image-uploads': <ImageUploads />,
  'invoice-form': <InvoiceForm />,
  'invoice-list': <InvoiceList />,
  'issued-to-me': <IssuedToMe />,
  'licence-banner': <LicenceBanner />,
  login: <Login />,
  'notification-settings': <NotificationSettings />,
  partners: <Partners />,
  'password-reset': <PasswordReset token="x" />,
  'payment-result': <PaymentResult tx="1" />,
  permissions: <Permissions />,
  'portal-credentials': <PortalCredentials />,
  'portal-maintenance': <PortalMaintenance open />,
  'ready-notes': <ReadyNotes />,
  'receipt-dialog': <ReceiptDialog faturaIds={['1']} isOpen={false} />,
  receivables: <Receivables />,
  'received-invitations': <ReceivedInvitations />,
  register: <Register />,
  requests: <Requests />,
  'signing-dialog': <SigningDialog faturaIds={['1']} isOpen />,
  'stock-form': <StockForm />,
  'stock-list': <StockList />,
  'version-notes': <VersionNotes />,
  webhooks: <Webhooks />,
  welcome: <Welcome />,
};

/** A widget on a page whose API cannot be reached. */
export function Page({ name }: { name: WidgetName }) {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <KalemProvider client={client} companyId="1" userKey="1">
      {shown[name]}
    </KalemProvider>
  );
}

// A fixed font, because the font family is inherited from the page.
const theme = createTheme({ scheme: 'light', tokens: { font: 'Arial, sans-serif' } });

/**
 * Renders all widgets, or those in `data-names` of the element, with an API below /api. Widgets for sign-in get a
 * client with the built-in session.
 */
export function showAll(place: HTMLElement): void {
  const bank = createClient({ baseUrl: '/api', retries: 0, auth: { getAccessToken: async () => 'token' } });
  const own = createClient({ baseUrl: '/api', retries: 0 });
  const names = place.dataset.names?.split(' ').filter(isWidget) ?? [];
  const all = names.length > 0 ? names : Object.keys(shown).filter(isWidget);
  createRoot(place).render(
    <StrictMode>
      {[own, bank].map((client) => (
        <KalemProvider key={client === own ? 'own' : 'bank'} client={client} companyId="1" userKey="1" theme={theme}>
          {all
            .filter((name) => (widgetElements[name].needs === 'session') === (client === own))
            .map((name) => (
              <section key={name}>{shown[name]}</section>
            ))}
        </KalemProvider>
      ))}
    </StrictMode>,
  );
}

const client = createClient({
  baseUrl: 'http://localhost/api',
  retries: 0,
  fetch: async () => {
    throw new TypeError('Failed to fetch');
  },
});

/** Hydrates the server-rendered widget that the page's <html> names. */
export function hydrate(place: HTMLElement): void {
  const name = document.documentElement.dataset.name;
  if (isWidget(name)) hydrateRoot(place, <Page name={name} />);
}

function isWidget(name = ''): name is WidgetName {
  return name in shown;
}
