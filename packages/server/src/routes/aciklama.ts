import { validateExplanation } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import {
  deleteExplanation,
  insertExplanation,
  listExplanations,
  type ExplanationRow,
  updateExplanation,
} from '../db/queries/explanationRows';
import { writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import { refuseFaults } from '../problems/refuseFaults';
import * as callProblems from '../problems/callProblems';

type Schemas = components['schemas'];

/** /aciklama: the ready explanations of a company. */
export const aciklamaRoutes = {
  listExplanations: async ({ ports, member }) => {
    const rows = await withCompany(ports.db, member.companyId, (tx) => listExplanations(tx, member.companyId));
    return { status: 200, body: { items: rows.map(explanationAnswer) } };
  },

  createExplanation: async ({ ports, user, member: { companyId }, newId, now, body }) => {
    const content = checkedExplanation(body);
    return withCompany(ports.db, companyId, async (tx) => {
      const { row, isNew } = await insertExplanation(tx, { ...content, id: newId, companyId, createdAt: now });
      if (isNew)
        await writeAudit(tx, { action: 'createExplanation', companyId, userId: user.id, entityId: newId, at: now });
      return { status: 201, body: explanationAnswer(row) };
    });
  },

  updateExplanation: async ({ ports, user, member: { companyId }, path: { id }, now, body }) => {
    const content = checkedExplanation(body);
    return withCompany(ports.db, companyId, async (tx) => {
      const row = await updateExplanation(tx, companyId, id, content);
      if (!row) throw callProblems.notFound();
      await writeAudit(tx, { action: 'updateExplanation', companyId, userId: user.id, entityId: id, at: now });
      return { status: 200, body: explanationAnswer(row) };
    });
  },

  deleteExplanation: async ({ ports, user, member: { companyId }, path: { id }, now }) =>
    withCompany(ports.db, companyId, async (tx) => {
      if (!(await deleteExplanation(tx, companyId, id))) throw callProblems.notFound();
      await writeAudit(tx, { action: 'deleteExplanation', companyId, userId: user.id, entityId: id, at: now });
      return { status: 204 };
    }),
} satisfies Partial<Handlers>;

function checkedExplanation(body: Schemas['ExplanationWrite']) {
  refuseFaults(validateExplanation(body));
  return { aciklama: body.aciklama.trim(), faturadaGoster: body.faturadaGoster };
}

function explanationAnswer({ id, aciklama, faturadaGoster }: ExplanationRow): Schemas['Explanation'] {
  return { id, aciklama, faturadaGoster };
}
