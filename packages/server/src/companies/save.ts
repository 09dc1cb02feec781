import { istanbulNow, ownOpenAddress, validateCompany, validateNewCompany } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { limitCustom } from '../db/attempts';
import { writeAudit } from '../db/audit';
import { attemptLimits } from '../db/limits';
import { withCompany, withServer } from '../db/wall';
import { normalizeEmail } from '../people/names';
import { describeError } from '../ports/Log';
import { withPatience } from '../portal/turn';
import type { Ports } from '../ports/Ports';
import * as companyProblems from '../problems/companyProblems';
import { refuseFaults, refuseMissing } from '../problems/faults';
import { mailOperatorAct } from './ownerMails';
import {
  changeCompany,
  type CompanyFields,
  findCompany,
  findCompanyByNumber,
  hideCompany,
  putCompany,
} from './statements';

type CompanyWrite = components['schemas']['CompanyWrite'];
type CompanyDetails = components['schemas']['CompanyDetails'];

/**
 * Opens a company without a portal account; its trial starts (CMP-15). Ownership of the number is not proven, so a
 * deleted company comes back only to its former owner. The same `id` again means the same call again.
 */
export async function createCompany(ports: Ports, userId: string, id: string, body: CompanyWrite): Promise<string> {
  const { db, clock, config } = ports;
  const { vknTckn } = refuseMissing(body, ['vknTckn', 'email']);
  refuseMissing(body, namesOf(vknTckn));
  const now = clock.now();
  refuseFaults(validateNewCompany(body, istanbulNow(now).date));
  // Limits per company would not limit a user who can make any number of companies.
  const most = config.companiesPerDay;
  if (most !== undefined)
    await limitCustom(ports, { ...attemptLimits.createCompany, purpose: 'createCompany', subject: userId, most });

  return withServer(db, 'openCompany', async (tx) => {
    const there = await findCompanyByNumber(tx, vknTckn);
    if (there?.id === id) return id;
    if (there && there.ownerId !== userId) throw companyProblems.ownedByOther();
    const company = await putCompany(tx, { id, ownerId: userId, vknTckn, createdAt: now }, companyFields(body));
    if (!company) throw companyProblems.alreadyThere();
    await writeAudit(tx, { action: 'createCompany', userId, companyId: company.id, entityId: company.id, at: now });
    return company.id;
  });
}

/** Digits of a legal entity's tax number. A natural person has eleven. */
const VKN_DIGITS = 10;

/** The names that a company needs: the schema of a document has no seller without them (CMP-05, CMP-15). */
function namesOf(vknTckn: string): ('unvan' | 'ad' | 'soyad')[] {
  return vknTckn.length === VKN_DIGITS ? ['unvan'] : ['ad', 'soyad'];
}

interface Act {
  readonly companyId: string;
  readonly userId: string;
  /** Done by an admin without membership: the owner gets a mail. */
  readonly operator: boolean;
}

/** Changes the fields that the body holds. The tax number cannot change, and the name cannot become empty. */
export async function updateCompany(
  ports: Ports,
  { companyId, userId, operator }: Act,
  body: CompanyWrite,
): Promise<void> {
  const { db, clock } = ports;
  refuseFaults(validateCompany(body, istanbulNow(clock.now()).date));
  const fields = companyFields(body);
  await withCompany(db, companyId, async (tx) => {
    const before = fields.cadde === undefined ? undefined : await findCompany(tx);
    // A copy of the former street would be printed after the new one.
    const vknTckn = await changeCompany(tx, before ? { acikAdres: ownOpenAddress(before), ...fields } : fields);
    if (body.vknTckn !== undefined && body.vknTckn !== vknTckn)
      refuseFaults([{ path: 'vknTckn', code: 'INVALID_VALUE', params: {}, severity: 'error' }]);
    if (vknTckn !== undefined)
      refuseMissing(
        body,
        namesOf(vknTckn).filter((name) => body[name] !== undefined),
      );
    await writeAudit(tx, {
      action: 'updateCompany',
      userId,
      entityId: companyId,
      at: clock.now(),
      details: { fields: Object.keys(fields) },
    });
    if (operator) await mailOperatorAct(ports, tx, userId, { kind: 'updateCompany' });
  });
}

/** How long a deletion waits for the portal. */
const LOGOUT_MS = 3_000;

/**
 * Hides a company and its data from every call and destroys its portal credentials and API keys (CMP-33). Linking its
 * portal account again brings it back (CMP-14). Closes our portal session first, because the portal allows one session
 * per account and would refuse the login of the next link. A slow portal does not delay the answer: its session closes
 * later.
 */
export async function deleteCompany(ports: Ports, { companyId, userId, operator }: Act): Promise<void> {
  const { db, clock, accounts, log } = ports;
  const now = clock.now();
  const isHidden = await withCompany(db, companyId, async (tx) => {
    if (!(await hideCompany(tx, now))) return false;
    await writeAudit(tx, { action: 'deleteCompany', userId, entityId: companyId, at: now });
    if (operator) await mailOperatorAct(ports, tx, userId, { kind: 'deleteCompany' });
    return true;
  });
  if (!isHidden) return;
  const closing = accounts
    .logOut(companyId)
    .catch((error: unknown) => log('error', 'portal_logout_failed', describeError(error)));
  await withPatience(closing, LOGOUT_MS);
}

const names = [
  'unvan',
  'ad',
  'soyad',
  'sicilNo',
  'mersisNo',
  'vergiDairesi',
  'vergiDairesiId',
  'cadde',
  'apartmanAdi',
  'apartmanNo',
  'kapiNo',
  'mahalle',
  'il',
  'ilId',
  'ilce',
  'ilceId',
  'postaKodu',
  'ulke',
  'acikAdres',
  'sirketinTuru',
  'tckn',
  'yetkiliAdi',
  'yetkiliSoyadi',
  'yetkiliTckn',
  'yetkiliDogumTarihi',
  'yetkiliTelNo',
  'email',
  'faksNo',
  'website',
  'isMerkezi',
] as const satisfies readonly (keyof CompanyDetails)[];

/**
 * The writable fields that a body holds; the others of a company are ignored, so that a client may send back what it
 * read.
 */
export function companyFields(body: CompanyDetails): CompanyFields {
  const fields: CompanyFields = Object.fromEntries(
    names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
  return fields.email === undefined ? fields : { ...fields, email: normalizeEmail(fields.email) };
}
