import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies } from '../schema/companies';
import type { CompanyFields } from './putCompany';

/** Writes these fields and answers the company's tax number. */
export async function changeCompany(
  tx: Queries,
  companyId: string,
  fields: CompanyFields,
): Promise<string | undefined> {
  const here = eq(companies.id, companyId);
  const change =
    Object.keys(fields).length > 0
      ? tx.update(companies).set(fields).where(here).returning({ vknTckn: companies.vknTckn })
      : tx.select({ vknTckn: companies.vknTckn }).from(companies).where(here);
  const [row] = await change;
  return row?.vknTckn;
}
