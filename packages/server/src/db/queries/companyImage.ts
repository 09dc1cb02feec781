import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies } from '../schema/companies';
// Logo and signature of a company, as data URLs.

export async function putCompanyImage(
  tx: Queries,
  companyId: string,
  type: 'LOGO' | 'IMZA',
  data: string,
): Promise<void> {
  await tx
    .update(companies)
    .set(type === 'LOGO' ? { logoData: data } : { imzaData: data })
    .where(eq(companies.id, companyId));
}
