import type { ElementPlan } from '../ElementProps';

/** Made by `npm run generate`: every widget as a custom element. */
export const widgetElements: {
  'account-settings': ElementPlan<typeof import('../../widgets/AccountSettings/AccountSettings').AccountSettings, never>;
  'admin-companies': ElementPlan<typeof import('../../widgets/AdminCompanies/AdminCompanies').AdminCompanies, 'query' | 'defaultQuery' | 'onQueryChange'>;
  'admin-home': ElementPlan<typeof import('../../widgets/AdminHome/AdminHome').AdminHome, 'days' | 'defaultDays' | 'onDaysChange'>;
  'admin-payments': ElementPlan<typeof import('../../widgets/AdminPayments/AdminPayments').AdminPayments, 'query' | 'defaultQuery' | 'onQueryChange'>;
  'api-keys': ElementPlan<typeof import('../../widgets/ApiKeys/ApiKeys').ApiKeys, never>;
  'audit-log': ElementPlan<typeof import('../../widgets/AuditLog/AuditLog').AuditLog, 'query' | 'defaultQuery' | 'onQueryChange' | 'scope'>;
  'bank-movements': ElementPlan<typeof import('../../widgets/BankMovements/BankMovements').BankMovements, 'query' | 'defaultQuery' | 'onQueryChange' | 'onBeforeCollect'>;
  'collection-settings': ElementPlan<typeof import('../../widgets/CollectionSettings/CollectionSettings').CollectionSettings, never>;
  'company-intro': ElementPlan<typeof import('../../widgets/CompanyIntro/CompanyIntro').CompanyIntro, 'target'>;
  'company-list': ElementPlan<typeof import('../../widgets/CompanyList/CompanyList').CompanyList, 'query' | 'defaultQuery' | 'onQueryChange'>;
  'company-wizard': ElementPlan<typeof import('../../widgets/CompanyWizard/CompanyWizard').CompanyWizard, 'activeStep' | 'forcePayment' | 'declined' | 'coupon' | 'agreementHref'>;
  'coupons': ElementPlan<typeof import('../../widgets/Coupons/Coupons').Coupons, never>;
  'customer-form': ElementPlan<typeof import('../../widgets/CustomerForm/CustomerForm').CustomerForm, 'cariId'>;
  'customer-list': ElementPlan<typeof import('../../widgets/CustomerList/CustomerList').CustomerList, 'query' | 'defaultQuery' | 'onQueryChange' | 'hideTitle' | 'headerActions' | 'emptyState' | 'rowActions' | 'opens' | 'aktarimId' | 'hiddenColumns'>;
  'customer-overview': ElementPlan<typeof import('../../widgets/CustomerOverview/CustomerOverview').CustomerOverview, 'query' | 'defaultQuery' | 'onQueryChange' | 'onBeforeCollect' | 'onBeforeRemind' | 'cariId'>;
  'home': ElementPlan<typeof import('../../widgets/Home/Home').Home, 'days' | 'defaultDays' | 'onDaysChange'>;
  'image-uploads': ElementPlan<typeof import('../../widgets/ImageUploads/ImageUploads').ImageUploads, never>;
  'invoice-form': ElementPlan<typeof import('../../widgets/InvoiceForm/InvoiceForm').InvoiceForm, 'asksBeforeUnload' | 'autoFocus' | 'cariId' | 'onBeforeSave' | 'mode' | 'invoiceId'>;
  'invoice-list': ElementPlan<typeof import('../../widgets/InvoiceList/InvoiceList').InvoiceList, 'query' | 'defaultQuery' | 'onQueryChange' | 'opens' | 'onBeforeCollect' | 'hideTitle' | 'headerActions' | 'emptyState' | 'rowActions' | 'hiddenColumns'>;
  'issued-to-me': ElementPlan<typeof import('../../widgets/IssuedToMe/IssuedToMe').IssuedToMe, 'query' | 'defaultQuery' | 'onQueryChange'>;
  'licence-banner': ElementPlan<typeof import('../../widgets/LicenceBanner/LicenceBanner').LicenceBanner, never>;
  'login': ElementPlan<typeof import('../../widgets/Login/Login').Login, 'email'>;
  'notification-settings': ElementPlan<typeof import('../../widgets/NotificationSettings/NotificationSettings').NotificationSettings, never>;
  'partners': ElementPlan<typeof import('../../widgets/Partners/Partners').Partners, never>;
  'password-reset': ElementPlan<typeof import('../../widgets/PasswordReset/PasswordReset').PasswordReset, 'token'>;
  'payment-result': ElementPlan<typeof import('../../widgets/PaymentResult/PaymentResult').PaymentResult, 'tx'>;
  'permissions': ElementPlan<typeof import('../../widgets/Permissions/Permissions').Permissions, never>;
  'portal-credentials': ElementPlan<typeof import('../../widgets/PortalCredentials/PortalCredentials').PortalCredentials, never>;
  'portal-maintenance': ElementPlan<typeof import('../../widgets/PortalMaintenance/PortalMaintenance').PortalMaintenance, 'open' | 'start' | 'end'>;
  'ready-notes': ElementPlan<typeof import('../../widgets/ReadyNotes/ReadyNotes').ReadyNotes, never>;
  'receipt-dialog': ElementPlan<typeof import('../../widgets/ReceiptDialog/ReceiptDialog').ReceiptDialog, 'faturaIds' | 'cariHesapId' | 'onBeforeCollect' | 'isOpen'>;
  'receivables': ElementPlan<typeof import('../../widgets/Receivables/Receivables').Receivables, 'query' | 'defaultQuery' | 'onQueryChange' | 'onBeforeCollect' | 'onBeforeRemind'>;
  'received-invitations': ElementPlan<typeof import('../../widgets/ReceivedInvitations/ReceivedInvitations').ReceivedInvitations, 'variant' | 'hideConfirmation'>;
  'register': ElementPlan<typeof import('../../widgets/Register/Register').Register, 'kvkkHref'>;
  'requests': ElementPlan<typeof import('../../widgets/Requests/Requests').Requests, 'query' | 'defaultQuery' | 'onQueryChange'>;
  'signing-dialog': ElementPlan<typeof import('../../widgets/SigningDialog/SigningDialog').SigningDialog, 'faturaIds' | 'isOpen' | 'onBeforeSign'>;
  'stock-form': ElementPlan<typeof import('../../widgets/StockForm/StockForm').StockForm, 'stokId'>;
  'stock-list': ElementPlan<typeof import('../../widgets/StockList/StockList').StockList, 'query' | 'defaultQuery' | 'onQueryChange' | 'hideTitle' | 'headerActions' | 'emptyState' | 'rowActions' | 'opens' | 'aktarimId' | 'hiddenColumns'>;
  'version-notes': ElementPlan<typeof import('../../widgets/VersionNotes/VersionNotes').VersionNotes, 'version'>;
  'webhooks': ElementPlan<typeof import('../../widgets/Webhooks/Webhooks').Webhooks, 'partnerId' | 'defaultPartnerId'>;
  'welcome': ElementPlan<typeof import('../../widgets/Welcome/Welcome').Welcome, never>;
} = {
  'account-settings': {
    load: async () => (await import('../../widgets/AccountSettings/AccountSettings')).AccountSettings,
    styles: async () => (await import('../../widgets/AccountSettings/AccountSettings.css?inline')).default,
    needs: 'session',
    props: {},
  },
  'admin-companies': {
    load: async () => (await import('../../widgets/AdminCompanies/AdminCompanies')).AdminCompanies,
    styles: async () => (await import('../../widgets/AdminCompanies/AdminCompanies.css?inline')).default,
    needs: 'nothing',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
    },
  },
  'admin-home': {
    load: async () => (await import('../../widgets/AdminHome/AdminHome')).AdminHome,
    styles: async () => (await import('../../widgets/AdminHome/AdminHome.css?inline')).default,
    needs: 'nothing',
    props: {
      days: 'number',
      defaultDays: 'number',
      onDaysChange: 'event:days',
    },
  },
  'admin-payments': {
    load: async () => (await import('../../widgets/AdminPayments/AdminPayments')).AdminPayments,
    styles: async () => (await import('../../widgets/AdminPayments/AdminPayments.css?inline')).default,
    needs: 'nothing',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
    },
  },
  'api-keys': {
    load: async () => (await import('../../widgets/ApiKeys/ApiKeys')).ApiKeys,
    styles: async () => (await import('../../widgets/ApiKeys/ApiKeys.css?inline')).default,
    needs: 'company',
    props: {},
  },
  'audit-log': {
    load: async () => (await import('../../widgets/AuditLog/AuditLog')).AuditLog,
    styles: async () => (await import('../../widgets/AuditLog/AuditLog.css?inline')).default,
    needs: 'nothing',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
      scope: 'string',
    },
  },
  'bank-movements': {
    load: async () => (await import('../../widgets/BankMovements/BankMovements')).BankMovements,
    styles: async () => (await import('../../widgets/BankMovements/BankMovements.css?inline')).default,
    needs: 'company',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
      onBeforeCollect: 'before:matches',
    },
  },
  'collection-settings': {
    load: async () => (await import('../../widgets/CollectionSettings/CollectionSettings')).CollectionSettings,
    styles: async () => (await import('../../widgets/CollectionSettings/CollectionSettings.css?inline')).default,
    needs: 'company',
    props: {},
  },
  'company-intro': {
    load: async () => (await import('../../widgets/CompanyIntro/CompanyIntro')).CompanyIntro,
    styles: async () => (await import('../../widgets/CompanyIntro/CompanyIntro.css?inline')).default,
    needs: 'nothing',
    props: {
      target: 'property',
    },
  },
  'company-list': {
    load: async () => (await import('../../widgets/CompanyList/CompanyList')).CompanyList,
    styles: async () => (await import('../../widgets/CompanyList/CompanyList.css?inline')).default,
    needs: 'nothing',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
    },
  },
  'company-wizard': {
    load: async () => (await import('../../widgets/CompanyWizard/CompanyWizard')).CompanyWizard,
    styles: async () => (await import('../../widgets/CompanyWizard/CompanyWizard.css?inline')).default,
    needs: 'nothing',
    props: {
      activeStep: 'number',
      forcePayment: 'boolean',
      declined: 'string',
      coupon: 'string',
      agreementHref: 'string',
    },
  },
  'coupons': {
    load: async () => (await import('../../widgets/Coupons/Coupons')).Coupons,
    styles: async () => (await import('../../widgets/Coupons/Coupons.css?inline')).default,
    needs: 'nothing',
    props: {},
  },
  'customer-form': {
    load: async () => (await import('../../widgets/CustomerForm/CustomerForm')).CustomerForm,
    styles: async () => (await import('../../widgets/CustomerForm/CustomerForm.css?inline')).default,
    needs: 'company',
    props: {
      cariId: 'string',
    },
  },
  'customer-list': {
    load: async () => (await import('../../widgets/CustomerList/CustomerList')).CustomerList,
    styles: async () => (await import('../../widgets/CustomerList/CustomerList.css?inline')).default,
    needs: 'company',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
      hideTitle: 'boolean',
      headerActions: 'slot',
      emptyState: 'slot',
      rowActions: 'property',
      opens: 'string',
      aktarimId: 'string',
      hiddenColumns: 'tokens',
    },
  },
  'customer-overview': {
    load: async () => (await import('../../widgets/CustomerOverview/CustomerOverview')).CustomerOverview,
    styles: async () => (await import('../../widgets/CustomerOverview/CustomerOverview.css?inline')).default,
    needs: 'company',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
      onBeforeCollect: 'before:receipts',
      onBeforeRemind: 'before:reminder',
      cariId: 'string',
    },
  },
  'home': {
    load: async () => (await import('../../widgets/Home/Home')).Home,
    styles: async () => (await import('../../widgets/Home/Home.css?inline')).default,
    needs: 'company',
    props: {
      days: 'number',
      defaultDays: 'number',
      onDaysChange: 'event:days',
    },
  },
  'image-uploads': {
    load: async () => (await import('../../widgets/ImageUploads/ImageUploads')).ImageUploads,
    styles: async () => (await import('../../widgets/ImageUploads/ImageUploads.css?inline')).default,
    needs: 'company',
    props: {},
  },
  'invoice-form': {
    load: async () => (await import('../../widgets/InvoiceForm/InvoiceForm')).InvoiceForm,
    styles: async () => (await import('../../widgets/InvoiceForm/InvoiceForm.css?inline')).default,
    needs: 'company',
    props: {
      asksBeforeUnload: 'boolean',
      autoFocus: 'boolean',
      cariId: 'string',
      onBeforeSave: 'before:invoice',
      mode: 'string',
      invoiceId: 'string',
    },
  },
  'invoice-list': {
    load: async () => (await import('../../widgets/InvoiceList/InvoiceList')).InvoiceList,
    styles: async () => (await import('../../widgets/InvoiceList/InvoiceList.css?inline')).default,
    needs: 'company',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
      opens: 'json',
      onBeforeCollect: 'before:receipts',
      hideTitle: 'boolean',
      headerActions: 'slot',
      emptyState: 'slot',
      rowActions: 'property',
      hiddenColumns: 'tokens',
    },
  },
  'issued-to-me': {
    load: async () => (await import('../../widgets/IssuedToMe/IssuedToMe')).IssuedToMe,
    styles: async () => (await import('../../widgets/IssuedToMe/IssuedToMe.css?inline')).default,
    needs: 'company',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
    },
  },
  'licence-banner': {
    load: async () => (await import('../../widgets/LicenceBanner/LicenceBanner')).LicenceBanner,
    needs: 'company',
    props: {},
  },
  'login': {
    load: async () => (await import('../../widgets/Login/Login')).Login,
    styles: async () => (await import('../../widgets/Login/Login.css?inline')).default,
    needs: 'session',
    props: {
      email: 'string',
    },
  },
  'notification-settings': {
    load: async () => (await import('../../widgets/NotificationSettings/NotificationSettings')).NotificationSettings,
    needs: 'nothing',
    props: {},
  },
  'partners': {
    load: async () => (await import('../../widgets/Partners/Partners')).Partners,
    styles: async () => (await import('../../widgets/Partners/Partners.css?inline')).default,
    needs: 'nothing',
    props: {},
  },
  'password-reset': {
    load: async () => (await import('../../widgets/PasswordReset/PasswordReset')).PasswordReset,
    styles: async () => (await import('../../widgets/PasswordReset/PasswordReset.css?inline')).default,
    needs: 'nothing',
    props: {
      token: 'string',
    },
  },
  'payment-result': {
    load: async () => (await import('../../widgets/PaymentResult/PaymentResult')).PaymentResult,
    styles: async () => (await import('../../widgets/PaymentResult/PaymentResult.css?inline')).default,
    needs: 'nothing',
    props: {
      tx: 'string',
    },
  },
  'permissions': {
    load: async () => (await import('../../widgets/Permissions/Permissions')).Permissions,
    styles: async () => (await import('../../widgets/Permissions/Permissions.css?inline')).default,
    needs: 'company',
    props: {},
  },
  'portal-credentials': {
    load: async () => (await import('../../widgets/PortalCredentials/PortalCredentials')).PortalCredentials,
    styles: async () => (await import('../../widgets/PortalCredentials/PortalCredentials.css?inline')).default,
    needs: 'company',
    props: {},
  },
  'portal-maintenance': {
    load: async () => (await import('../../widgets/PortalMaintenance/PortalMaintenance')).PortalMaintenance,
    styles: async () => (await import('../../widgets/PortalMaintenance/PortalMaintenance.css?inline')).default,
    needs: 'nothing',
    props: {
      open: 'boolean',
      start: 'string',
      end: 'string',
    },
  },
  'ready-notes': {
    load: async () => (await import('../../widgets/ReadyNotes/ReadyNotes')).ReadyNotes,
    styles: async () => (await import('../../widgets/ReadyNotes/ReadyNotes.css?inline')).default,
    needs: 'company',
    props: {},
  },
  'receipt-dialog': {
    load: async () => (await import('../../widgets/ReceiptDialog/ReceiptDialog')).ReceiptDialog,
    styles: async () => (await import('../../widgets/ReceiptDialog/ReceiptDialog.css?inline')).default,
    needs: 'company',
    props: {
      faturaIds: 'tokens',
      cariHesapId: 'string',
      onBeforeCollect: 'before:receipts',
      isOpen: 'boolean',
    },
  },
  'receivables': {
    load: async () => (await import('../../widgets/Receivables/Receivables')).Receivables,
    styles: async () => (await import('../../widgets/Receivables/Receivables.css?inline')).default,
    needs: 'company',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
      onBeforeCollect: 'before:receipts',
      onBeforeRemind: 'before:reminder',
    },
  },
  'received-invitations': {
    load: async () => (await import('../../widgets/ReceivedInvitations/ReceivedInvitations')).ReceivedInvitations,
    styles: async () => (await import('../../widgets/ReceivedInvitations/ReceivedInvitations.css?inline')).default,
    needs: 'nothing',
    props: {
      variant: 'string',
      hideConfirmation: 'boolean',
    },
  },
  'register': {
    load: async () => (await import('../../widgets/Register/Register')).Register,
    styles: async () => (await import('../../widgets/Register/Register.css?inline')).default,
    needs: 'session',
    props: {
      kvkkHref: 'string',
    },
  },
  'requests': {
    load: async () => (await import('../../widgets/Requests/Requests')).Requests,
    styles: async () => (await import('../../widgets/Requests/Requests.css?inline')).default,
    needs: 'company',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
    },
  },
  'signing-dialog': {
    load: async () => (await import('../../widgets/SigningDialog/SigningDialog')).SigningDialog,
    styles: async () => (await import('../../widgets/SigningDialog/SigningDialog.css?inline')).default,
    needs: 'company',
    props: {
      faturaIds: 'tokens',
      isOpen: 'boolean',
      onBeforeSign: 'before:faturaIds',
    },
  },
  'stock-form': {
    load: async () => (await import('../../widgets/StockForm/StockForm')).StockForm,
    styles: async () => (await import('../../widgets/StockForm/StockForm.css?inline')).default,
    needs: 'company',
    props: {
      stokId: 'string',
    },
  },
  'stock-list': {
    load: async () => (await import('../../widgets/StockList/StockList')).StockList,
    styles: async () => (await import('../../widgets/StockList/StockList.css?inline')).default,
    needs: 'company',
    props: {
      query: 'json',
      defaultQuery: 'json',
      onQueryChange: 'event:query',
      hideTitle: 'boolean',
      headerActions: 'slot',
      emptyState: 'slot',
      rowActions: 'property',
      opens: 'string',
      aktarimId: 'string',
      hiddenColumns: 'tokens',
    },
  },
  'version-notes': {
    load: async () => (await import('../../widgets/VersionNotes/VersionNotes')).VersionNotes,
    styles: async () => (await import('../../widgets/VersionNotes/VersionNotes.css?inline')).default,
    needs: 'nothing',
    props: {
      version: 'string',
    },
  },
  'webhooks': {
    load: async () => (await import('../../widgets/Webhooks/Webhooks')).Webhooks,
    styles: async () => (await import('../../widgets/Webhooks/Webhooks.css?inline')).default,
    needs: 'nothing',
    props: {
      partnerId: 'string',
      defaultPartnerId: 'string',
    },
  },
  'welcome': {
    load: async () => (await import('../../widgets/Welcome/Welcome')).Welcome,
    needs: 'nothing',
    props: {},
  },
};
