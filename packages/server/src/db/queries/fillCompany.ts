import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies } from '../schema/companies';
import type { CompanyFields } from './putCompany';

/** Fills the empty fields of a company; what somebody has written stays. */
export async function fillCompany(
  tx: Queries,
  company: typeof companies.$inferSelect,
  fields: CompanyFields,
): Promise<void> {
  const missing = Object.entries(fields).filter(
    ([name, value]) => value !== '' && company[name as keyof CompanyFields] === '',
  );
  if (missing.length > 0)
    await tx.update(companies).set(Object.fromEntries(missing)).where(eq(companies.id, company.id));
}
