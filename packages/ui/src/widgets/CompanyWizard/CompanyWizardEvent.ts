import type { components } from '@kalem/sdk';

type Company = components['schemas']['Company'];

/** What the wizard tells its host. */
export type CompanyWizardEvent =
  /** Step 0 is done: the portal took the credentials and the company exists. */
  | { type: 'companyLinked'; company: Company }
  /** Step 1 is done: the company is saved; make it the active one. */
  | { type: 'companySaved'; company: Company }
  /** The wizard has nothing more to ask: the company is in trial or licensed. */
  | { type: 'completed'; company: Company };
