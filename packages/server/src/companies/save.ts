import { istanbulNow, ownOpenAddress, validateCompany, validateNewCompany } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { limitCustom } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { attemptLimits } from '../limits/attemptLimits';
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
 * Creates a company without a portal account, and starts its trial (CMP-15). This does not prove ownership of the tax
 * number, so a deleted company is restored only for its former owner. A repeated `id` is the same call.
 */
export async function createCompany(ports: Ports, userId: string, id: string, body: CompanyWrite): Promise<string> {
  const { db, clock, config } = ports;
  const { vknTckn } = refuseMissing(body, ['vknTckn', 'email']);
  refuseMissing(body, namesOf(vknTckn));
  const now = clock.now();
  refuseFaults(validateNewCompany(body, istanbulNow(now).date));
  // A user can create any number of companies, so limits per company would not limit the user.
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

/** The length of a legal entity's tax number. A natural person's has eleven digits. */
const VKN_DIGITS = 10;

/** The required names. Without them, the schema of a document has no seller (CMP-05, CMP-15). */
function namesOf(vknTckn: string): ('unvan' | 'ad' | 'soyad')[] {
  return vknTckn.length === VKN_DIGITS ? ['unvan'] : ['ad', 'soyad'];
}

interface Act {
  readonly companyId: string;
  readonly userId: string;
  /** True for an admin without membership. The owner then gets a mail. */
  readonly operator: boolean;
}

/** Changes the fields that are in the body. The tax number cannot change, and the name cannot become empty. */
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
    // `acikAdres` may be a copy of the old street. It is reset, so that the old street is not printed after the new one
    //
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

/** How long a deletion waits for the portal's logout. */
const LOGOUT_MS = 3_000;

/**
 * Hides a company and its data from all calls, and deletes its portal credentials and API keys (CMP-33). Linking its
 * portal account again restores it (CMP-14). Closes our portal session first: the portal allows one session per
 * account, so the login of the next link would fail. If the portal is slow, the session is closed later and the answer
 * is not delayed.
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
 * The writable fields in a body. Other fields are ignored, so that a client can send back a company that it has read.
 */
export function companyFields(body: CompanyDetails): CompanyFields {
  const fields: CompanyFields = Object.fromEntries(
    names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
  return fields.email === undefined ? fields : { ...fields, email: normalizeEmail(fields.email) };
}
