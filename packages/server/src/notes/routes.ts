import { validateBankEntry, validateExplanation } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/refuseFaults';
import {
  type BankEntryRow,
  deleteBankEntry,
  deleteExplanation,
  type ExplanationRow,
  insertBankEntry,
  insertExplanation,
  listBankEntries,
  listExplanations,
  updateBankEntry,
  updateExplanation,
} from './statements';

type Schemas = components['schemas'];

/** /aciklama: the ready explanations of a company. */
export const aciklamaRoutes = {
  listExplanations: async ({ ports, member }) => {
    const rows = await withCompany(ports.db, member.companyId, listExplanations);
    return { status: 200, body: { items: rows.map(explanationAnswer) } };
  },

  createExplanation: async ({ ports, user, member: { companyId }, newId, now, body }) => {
    const content = checkedExplanation(body);
    return withCompany(ports.db, companyId, async (tx) => {
      const { row, isNew } = await insertExplanation(tx, { ...content, id: newId, createdAt: now });
      if (isNew) await writeAudit(tx, { action: 'createExplanation', userId: user.id, entityId: newId, at: now });
      return { status: 201, body: explanationAnswer(row) };
    });
  },

  updateExplanation: async ({ ports, user, member: { companyId }, path: { id }, now, body }) => {
    const content = checkedExplanation(body);
    return withCompany(ports.db, companyId, async (tx) => {
      const row = await updateExplanation(tx, id, content);
      if (!row) throw callProblems.notFound();
      await writeAudit(tx, { action: 'updateExplanation', userId: user.id, entityId: id, at: now });
      return { status: 200, body: explanationAnswer(row) };
    });
  },

  deleteExplanation: async ({ ports, user, member: { companyId }, path: { id }, now }) =>
    withCompany(ports.db, companyId, async (tx) => {
      if (!(await deleteExplanation(tx, id))) throw callProblems.notFound();
      await writeAudit(tx, { action: 'deleteExplanation', userId: user.id, entityId: id, at: now });
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

/** /banka: the banks and IBANs of the ready notes of a company. */
export const bankaRoutes = {
  listBankEntries: async ({ ports, member }) => {
    const rows = await withCompany(ports.db, member.companyId, listBankEntries);
    return { status: 200, body: { items: rows.map(bankEntryAnswer) } };
  },

  createBankEntry: async ({ ports, user, member: { companyId }, newId, now, body }) => {
    const content = checkedBankEntry(body);
    return withCompany(ports.db, companyId, async (tx) => {
      const { row, isNew } = await insertBankEntry(tx, { ...content, id: newId, createdAt: now });
      if (isNew) await writeAudit(tx, { action: 'createBankEntry', userId: user.id, entityId: newId, at: now });
      return { status: 201, body: bankEntryAnswer(row) };
    });
  },

  updateBankEntry: async ({ ports, user, member: { companyId }, path: { id }, now, body }) => {
    const content = checkedBankEntry(body);
    return withCompany(ports.db, companyId, async (tx) => {
      const row = await updateBankEntry(tx, id, content);
      if (!row) throw callProblems.notFound();
      await writeAudit(tx, { action: 'updateBankEntry', userId: user.id, entityId: id, at: now });
      return { status: 200, body: bankEntryAnswer(row) };
    });
  },

  deleteBankEntry: async ({ ports, user, member: { companyId }, path: { id }, now }) =>
    withCompany(ports.db, companyId, async (tx) => {
      if (!(await deleteBankEntry(tx, id))) throw callProblems.notFound();
      await writeAudit(tx, { action: 'deleteBankEntry', userId: user.id, entityId: id, at: now });
      return { status: 204 };
    }),
} satisfies Partial<Handlers>;

function checkedBankEntry(body: Schemas['BankEntryWrite']) {
  refuseFaults(validateBankEntry(body));
  return {
    bankaAdi: body.bankaAdi.trim(),
    iban: body.iban.replace(/\s/g, '').toUpperCase(),
    faturadaGoster: body.faturadaGoster,
  };
}

function bankEntryAnswer({ id, bankaAdi, iban, faturadaGoster }: BankEntryRow): Schemas['BankEntry'] {
  return { id, bankaAdi, iban, faturadaGoster };
}
