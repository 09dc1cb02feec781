// All tables of the database, for migrations and for code that works across folders. Each table is defined in the
// folder of its subject.
export * from './db/tables';
export * from './limits/tables';
export * from './partners/tables';
export * from './people/tables';
export * from './sessions/tables';
export * from './companies/tables';
export * from './partners/partnerSessionTables';
export * from './portal/tables';
export * from './payments/tables';
export * from './messages/tables';
export * from './notices/tables';
export * from './cards/tables';
export * from './notes/tables';
export * from './ledger/tables';
export * from './ledger/paymentLinks/tables';
export * from './invoices/tables';
export * from './paymentRequests/tables';
export * from './companies/linkTables';
export * from './rates/tables';
export * from './collection/tables';
export * from './movements/tables';
export * from './received/tables';
export * from './requests/tables';
export * from './sync/tables';
export * from './webhooks/tables';
export * from './adapters/simulatedBank/tables';
