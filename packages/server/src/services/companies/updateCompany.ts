import { validateCompany } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { changeCompany } from '../../db/queries/changeCompany';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import type { Ports } from '../../Ports';
import { refuseFaults } from '../../problems/refuseFaults';
import { companyFields } from './companyFields';

/** Changes the fields that the body holds. The tax number is what a company is: it stays. */
export async function updateCompany(
  { db, clock }: Ports,
  userId: string,
  companyId: string,
  body: components['schemas']['CompanyWrite'],
): Promise<void> {
  refuseFaults(validateCompany(body));
  const fields = companyFields(body);
  await withCompany(db, companyId, async (tx) => {
    const vknTckn = await changeCompany(tx, companyId, fields);
    if (body.vknTckn !== undefined && body.vknTckn !== vknTckn)
      refuseFaults([{ path: 'vknTckn', code: 'INVALID_VALUE', params: {}, severity: 'error' }]);
    await writeAudit(tx, {
      action: 'updateCompany',
      userId,
      companyId,
      entityId: companyId,
      at: clock.now(),
      details: { fields: Object.keys(fields) },
    });
  });
}
