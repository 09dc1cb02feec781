// Made from openapi.yaml by `npm run generate`; do not edit.
/**
 * `permission`: public, session, member or the permission that the call needs. `licence`: whether it answers 402.
 * `sessionOptional`: also passes without a session, with a signed link. `idempotent`: takes an Idempotency-Key.
 */
export type Access = {
  method: string; path: string; permission: string; licence: boolean; sessionOptional: boolean; idempotent: boolean;
  bodies: readonly string[]; statuses: readonly number[];
};

/** Every call of the contract by its operationId. */
export const operations = {
  createUser: {"method":"post","path":"/user","permission":"public","licence":false,"sessionOptional":false,"idempotent":true,"bodies":["application/json"],"statuses":[201,400,409,413,422,429,500]},
  createToken: {"method":"post","path":"/user/token","permission":"public","licence":false,"sessionOptional":false,"idempotent":false,"bodies":["application/x-www-form-urlencoded"],"statuses":[200,400,413,422,429,500]},
  getAccount: {"method":"get","path":"/account","permission":"session","licence":false,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[200,400,401,403,500]},
  listCompanies: {"method":"get","path":"/company","permission":"session","licence":false,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[200,400,401,403,500]},
  createCompany: {"method":"post","path":"/company","permission":"session","licence":false,"sessionOptional":false,"idempotent":true,"bodies":["application/json"],"statuses":[201,400,401,403,409,413,422,500]},
  updateCompany: {"method":"put","path":"/company","permission":"companyWrite","licence":false,"sessionOptional":false,"idempotent":false,"bodies":["application/json"],"statuses":[200,400,401,403,413,422,500]},
  linkCompany: {"method":"post","path":"/company/gib","permission":"session","licence":false,"sessionOptional":false,"idempotent":true,"bodies":["application/json"],"statuses":[200,400,401,403,409,413,422,429,500,503]},
  logoutCompany: {"method":"get","path":"/company/logout","permission":"member","licence":false,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[204,400,401,403,500]},
  getRegistryEntry: {"method":"get","path":"/info","permission":"session","licence":false,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[200,400,401,403,404,409,422,500,503]},
  getHash: {"method":"get","path":"/hash","permission":"public","licence":false,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[200,500]},
  listInvoices: {"method":"get","path":"/fatura","permission":"faturaRead","licence":true,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[200,400,401,402,403,500]},
  createInvoice: {"method":"post","path":"/fatura","permission":"faturaWrite","licence":true,"sessionOptional":false,"idempotent":true,"bodies":["application/json"],"statuses":[201,400,401,402,403,409,413,422,500]},
  listAllInvoices: {"method":"get","path":"/fatura/all","permission":"faturaRead","licence":true,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[200,400,401,402,403,500]},
  searchInvoices: {"method":"get","path":"/fatura/search","permission":"faturaRead","licence":true,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[200,400,401,402,403,500]},
  startSigning: {"method":"post","path":"/fatura/imza","permission":"faturaWrite","licence":true,"sessionOptional":false,"idempotent":true,"bodies":["application/json"],"statuses":[200,400,401,402,403,404,409,413,422,429,500,503]},
  confirmSigning: {"method":"post","path":"/fatura/imza-onay","permission":"faturaWrite","licence":true,"sessionOptional":false,"idempotent":true,"bodies":["application/json"],"statuses":[200,400,401,402,403,409,413,422,429,500,503]},
  getInvoice: {"method":"get","path":"/fatura/{id}","permission":"faturaRead","licence":true,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[200,400,401,402,403,404,500]},
  updateInvoice: {"method":"put","path":"/fatura/{id}","permission":"faturaWrite","licence":true,"sessionOptional":false,"idempotent":false,"bodies":["application/json"],"statuses":[200,400,401,402,403,404,409,412,413,422,500]},
  deleteInvoice: {"method":"delete","path":"/fatura/{id}","permission":"faturaWrite","licence":true,"sessionOptional":false,"idempotent":false,"bodies":[],"statuses":[204,400,401,402,403,404,409,412,422,500,503]},
  createDocumentLink: {"method":"post","path":"/belge/{ettn}/link","permission":"faturaRead","licence":true,"sessionOptional":false,"idempotent":false,"bodies":["application/json"],"statuses":[200,400,401,402,403,404,413,422,500]},
  getDocument: {"method":"get","path":"/belge/{ettn}/{dosya}","permission":"faturaRead","licence":true,"sessionOptional":true,"idempotent":false,"bodies":[],"statuses":[200,400,401,402,403,404,500]},
} as const satisfies Record<string, Access>;

export type OperationId = keyof typeof operations;
