import { validateBankEntry, validateExplanation } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import { etagOf, requireVersion } from '../db/versions';
import { readCompany, withCompany } from '../db/wall';
import type { Handlers } from '../http/Handler';
import type { CompanyTx } from '../ports/Database';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import { type AccountChange, changeCollectionAccount, isReplaced } from './collectionAccount';
import {
  type BankEntryRow,
  deleteBankEntry,
  findBankEntry,
  deleteExplanation,
  findExplanation,
  type ExplanationRow,
  insertBankEntry,
  insertExplanation,
  listBankEntries,
  lockBankEntry,
  listExplanations,
  lockExplanation,
  updateBankEntry,
  updateExplanation,
} from './statements';

type Schemas = components['schemas'];

/** /aciklama: the ready explanations of a company. */
export const aciklamaRoutes = {
  listExplanations: async ({ ports, member }) => {
    const rows = await readCompany(ports.db, member.companyId, listExplanations);
    return { status: 200, body: { items: rows.map(explanationAnswer) } };
  },

  getExplanation: async ({ ports, member, path: { id } }) => {
    const row = await readCompany(ports.db, member.companyId, (tx) => findExplanation(tx, id));
    if (!row) throw callProblems.notFound();
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: explanationAnswer(row) };
  },

  createExplanation: async ({ ports, user, member: { companyId }, newId, now, body }) => {
    const content = checkedExplanation(body);
    return withCompany(ports.db, companyId, async (tx) => {
      const { row, isNew } = await insertExplanation(tx, { ...content, id: newId, createdAt: now });
      if (isNew) await writeAudit(tx, { action: 'createExplanation', userId: user.id, entityId: newId, at: now });
      return { status: 201, headers: { ETag: etagOf(row.version) }, body: explanationAnswer(row) };
    });
  },

  updateExplanation: async ({ ports, user, member: { companyId }, path: { id }, headers, now, body }) => {
    const content = checkedExplanation(body);
    return withCompany(ports.db, companyId, async (tx) => {
      requireRead(await lockExplanation(tx, id), headers['if-match']);
      const row = await updateExplanation(tx, id, content);
      if (!row) throw callProblems.notFound();
      await writeAudit(tx, { action: 'updateExplanation', userId: user.id, entityId: id, at: now });
      return { status: 200, headers: { ETag: etagOf(row.version) }, body: explanationAnswer(row) };
    });
  },

  deleteExplanation: async ({ ports, user, member: { companyId }, path: { id }, headers, now }) =>
    withCompany(ports.db, companyId, async (tx) => {
      requireRead(await lockExplanation(tx, id), headers['if-match']);
      await deleteExplanation(tx, id);
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
    const rows = await readCompany(ports.db, member.companyId, listBankEntries);
    return { status: 200, body: { items: rows.map(bankEntryAnswer) } };
  },

  getBankEntry: async ({ ports, member, path: { id } }) => {
    const row = await readCompany(ports.db, member.companyId, (tx) => findBankEntry(tx, id));
    if (!row) throw callProblems.notFound();
    return { status: 200, headers: { ETag: etagOf(row.version) }, body: bankEntryAnswer(row) };
  },

  createBankEntry: async ({ ports, user, member, newId, now, body }) => {
    const content = checkedBankEntry(body, noAccount);
    return withCompany(ports.db, member.companyId, async (tx) => {
      const before = await findBankEntry(tx, newId);
      if (before) return { status: 201, headers: { ETag: etagOf(before.version) }, body: bankEntryAnswer(before) };
      const change = { before, after: { ...content, id: newId } };
      const hesaplar = await changeCollectionAccount(ports, tx, change, { user, member });
      const { row, isNew } = await insertBankEntry(tx, {
        ...content,
        ibanDegisti: isReplaced(hesaplar) ? now : null,
        id: newId,
        createdAt: now,
      });
      if (isNew) await auditBankEntry(tx, { action: 'createBankEntry', userId: user.id, id: newId, hesaplar, now });
      return { status: 201, headers: { ETag: etagOf(row.version) }, body: bankEntryAnswer(row) };
    });
  },

  updateBankEntry: async ({ ports, user, member, path: { id }, headers, now, body }) =>
    withCompany(ports.db, member.companyId, async (tx) => {
      const before = requireRead(await lockBankEntry(tx, id), headers['if-match']);
      const content = checkedBankEntry(body, before);
      const change = { before, after: { ...content, id } };
      const hesaplar = await changeCollectionAccount(ports, tx, change, { user, member });
      const ibanDegisti = isReplaced(hesaplar) ? now : before.ibanDegisti;
      const row = await updateBankEntry(tx, id, { ...content, ibanDegisti });
      if (!row) throw callProblems.notFound();
      await auditBankEntry(tx, { action: 'updateBankEntry', userId: user.id, id, hesaplar, now });
      return { status: 200, headers: { ETag: etagOf(row.version) }, body: bankEntryAnswer(row) };
    }),

  deleteBankEntry: async ({ ports, user, member, path: { id }, headers, now }) =>
    withCompany(ports.db, member.companyId, async (tx) => {
      const before = requireRead(await lockBankEntry(tx, id), headers['if-match']);
      const hesaplar = await changeCollectionAccount(ports, tx, { before, after: undefined }, { user, member });
      await deleteBankEntry(tx, id);
      await auditBankEntry(tx, { action: 'deleteBankEntry', userId: user.id, id, hesaplar, now });
      return { status: 204 };
    }),
} satisfies Partial<Handlers>;

type CollectionFields = Pick<BankEntryRow, 'tahsilatHesabi' | 'hesapSahibi' | 'paraBirim'>;

const noAccount: CollectionFields = { tahsilatHesabi: false, hesapSahibi: '', paraBirim: 'TRY' };

/** What is stored. Fields of the collection account that are absent keep their value. */
function checkedBankEntry(body: Schemas['BankEntryWrite'], before: CollectionFields) {
  refuseFaults(validateBankEntry(body));
  return {
    bankaAdi: body.bankaAdi.trim(),
    iban: body.iban.replace(/\s/g, '').toUpperCase(),
    faturadaGoster: body.faturadaGoster,
    tahsilatHesabi: body.tahsilatHesabi ?? before.tahsilatHesabi,
    hesapSahibi: body.hesapSahibi?.trim() ?? before.hesapSahibi,
    paraBirim: body.paraBirim ?? before.paraBirim,
  };
}

function bankEntryAnswer(row: BankEntryRow): Schemas['BankEntry'] {
  const { id, bankaAdi, iban, faturadaGoster, tahsilatHesabi, hesapSahibi, paraBirim } = row;
  return { id, bankaAdi, iban, faturadaGoster, tahsilatHesabi, hesapSahibi, paraBirim };
}

interface AuditedEntry {
  readonly action: 'createBankEntry' | 'updateBankEntry' | 'deleteBankEntry';
  readonly userId: string;
  readonly id: string;
  readonly hesaplar: readonly AccountChange[];
  readonly now: Date;
}

async function auditBankEntry(tx: CompanyTx, { action, userId, id, hesaplar, now }: AuditedEntry): Promise<void> {
  const details = hesaplar.length > 0 ? { hesaplar } : undefined;
  await writeAudit(tx, { action, userId, entityId: id, at: now, ...(details && { details }) });
}

/** Throws when the row was deleted, or another user changed it since it was read (API-06). */
function requireRead<Row extends { readonly version: number }>(row: Row | undefined, ifMatch: string | undefined): Row {
  if (!row) throw callProblems.notFound();
  requireVersion(ifMatch, row.version);
  return row;
}
