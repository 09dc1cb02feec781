// Every table of the database, for migrations and for what looks across rooms. Each stands in the room of its subject.
export * from './db/tables';
export * from './people/tables';
export * from './sessions/tables';
export * from './companies/tables';
export * from './portal/tables';
export * from './payments/tables';
export * from './messages/tables';
export * from './notices/tables';
export * from './cards/tables';
export * from './notes/tables';
export * from './invoices/tables';
export * from './rates/tables';
export * from './requests/tables';
export * from './sync/tables';
export * from './adapters/simulatedBank/tables';
