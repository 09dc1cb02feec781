import { sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companyRole } from '../companyRole';
import { rowsOf } from '../rowsOf';

/** Whether row-level security applies to work for one company. */
export async function hasCompanyWall(queries: Queries): Promise<boolean> {
  const [row] = await rowsOf<{ role: string }>(queries, sql`select ${companyRole} as role`);
  return row?.role !== 'none';
}
