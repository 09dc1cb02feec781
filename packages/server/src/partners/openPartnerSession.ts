import { and, eq, sql } from 'drizzle-orm';
import { type Fault, fullPermissions, impliedPermissions, istanbulNow, noPermissions } from '@kalem/domain';
import { validatePartnerSession } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { type Access, operations } from '@kalem/openapi/operations';
import type { Permissions } from '../companies/permissions';
import { companyFields } from '../companies/save';
import { companies, members } from '../companies/tables';
import { limitCustom } from '../limits/attempts';
import { writeAudit, writeAuditDaily } from '../db/audit';
import { randomToken, sha256 } from '../db/secretTexts';
import { serverQueries, withServer } from '../db/wall';
import { bankEntries } from '../notes/tables';
import { users } from '../people/tables';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as partnerProblems from '../problems/partnerProblems';
import { refuseFaults } from '../problems/faults';
import { PARTNER_SESSION_PREFIX } from './partnerCaller';
import type { CallingPartner } from './keys';
import { partnerSessions } from './partnerSessionTables';
import { partnerKeys, partners } from './tables';

type Schemas = components['schemas'];
type Asked = Schemas['PartnerSessionWrite'];

/** Short, because only the partner's server knows whether its user is still signed in there. */
const LIFE_MS = 15 * 60_000;

/**
 * Opens a session of one user in one company. Both have the partner's own ids and are created on first use (PRT-04).
 * The session has only the permissions it was opened with; other rights of the user or the company are ignored. A
 * repeated `id` is the same call and returns another token.
 */
export async function openPartnerSession(
  ports: Ports,
  partner: CallingPartner,
  id: string,
  body: Asked,
): Promise<Schemas['PartnerSession']> {
  const { db, clock } = ports;
  const today = istanbulNow(clock.now()).date;
  refuseFaults([...validatePartnerSession(body, today), ...unknownWidgets(body.widgetler)]);
  await limitSessions(ports, partner.id);
  const token = PARTNER_SESSION_PREFIX + randomToken();
  const tokenHash = await sha256(token);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  return withServer(db, 'partners', async (tx) => {
    await holdKey(tx, partner);
    const userId = await putUser(tx, partner.id, body.kullanici, now);
    const place = { partnerId: partner.id, userId, now };
    const companyId = await putCompany(tx, place, body.sirket);
    await putCollectionAccount(tx, { ...place, companyId }, body.sirket);
    const widgets = [...new Set(body.widgetler)];
    const session = { id, tokenHash, partnerId: partner.id, keyId: partner.keyId, userId, companyId, widgets };
    const opened = await tx
      .insert(partnerSessions)
      .values({ ...session, permissions: permissionsOf(body.yetkiler), createdAt: now, expiresAt })
      .onConflictDoUpdate({
        target: partnerSessions.id,
        set: { tokenHash, expiresAt },
        setWhere: and(eq(partnerSessions.partnerId, partner.id), eq(partnerSessions.userId, userId)),
      })
      .returning({ id: partnerSessions.id });
    if (opened.length === 0) throw callProblems.notFound();
    // Audited once a day for each key, because an open page requests a session every 15 minutes.
    await writeAuditDaily(tx, {
      action: 'createPartnerSession',
      companyId,
      userId,
      entityId: id,
      details: { partnerId: partner.id, keyId: partner.keyId, widgets, permissions: body.yetkiler },
      at: now,
    });
    return { id, token, expiresAt: expiresAt.toISOString(), companyId, userId };
  });
}

/** The widgets that the contract opens to partner sessions. */
const widgetsForPartners: ReadonlySet<string> = new Set(
  Object.values<Access>(operations).flatMap(({ widgets }) => widgets),
);

function unknownWidgets(widgets: readonly string[]): Fault[] {
  return widgets.flatMap((name, index) =>
    widgetsForPartners.has(name)
      ? []
      : [
          {
            path: `widgetler[${index}]`,
            code: 'WIDGET_NOT_FOR_PARTNERS',
            params: { name },
            severity: 'error',
          } as const,
        ],
  );
}

async function limitSessions(ports: Ports, partnerId: string): Promise<void> {
  const [partner] = await serverQueries(ports.db, 'partners')
    .select({ most: partners.dakikadaOturum })
    .from(partners)
    .where(eq(partners.id, partnerId));
  await limitCustom(ports, {
    purpose: 'createPartnerSession',
    subject: partnerId,
    most: partner?.most ?? 0,
    window: 'minute',
  });
}

/** Locks partner and key. A concurrent pause or revocation waits, and then ends this session too. */
async function holdKey(tx: ServerTx, { id, keyId }: CallingPartner): Promise<void> {
  const [partner] = await tx
    .select({ pausedAt: partners.pausedAt })
    .from(partners)
    .where(eq(partners.id, id))
    .for('share');
  if (!partner || partner.pausedAt) throw partnerProblems.paused();
  const [key] = await tx
    .select({ id: partnerKeys.id })
    .from(partnerKeys)
    .where(eq(partnerKeys.id, keyId))
    .for('key share');
  if (!key) throw partnerProblems.keyRefused();
}

/**
 * The user for the partner's id, created on first use. Two concurrent calls create one. The user has no password and an
 * impossible mail address. So they exist only in sessions of this partner and get no mail from us.
 */
async function putUser(
  tx: ServerTx,
  partnerId: string,
  { kimlik, ad }: Asked['kullanici'],
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  const name = ad.trim();
  const [user] = await tx
    .insert(users)
    .values({
      id,
      name,
      email: `${id}@partner.invalid`,
      phoneNotificationPermission: false,
      emailNotificationPermission: false,
      createdAt: now,
      partnerId,
      partnerRef: kimlik,
    })
    .onConflictDoUpdate({ target: [users.partnerId, users.partnerRef], set: { name } })
    .returning({ id: users.id });
  if (!user) throw callProblems.notFound();
  return user.id;
}

interface Place {
  readonly partnerId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * The company for the partner's id, created on first use. It belongs to this partner only, even if another company has
 * the same tax number, and shares no data with it. The partner's data are stored at every call, because only the
 * partner can change them (PRT-12).
 */
async function putCompany(
  tx: ServerTx,
  { partnerId, userId, now }: Place,
  { kimlik, vknTckn, ...details }: Asked['sirket'],
): Promise<string> {
  const fields = companyFields(details);
  const [made] = await tx
    .insert(companies)
    .values({
      ...fields,
      id: crypto.randomUUID(),
      ownerId: userId,
      vknTckn: vknTckn.trim(),
      createdAt: now,
      partnerId,
      partnerRef: kimlik,
    })
    .onConflictDoNothing()
    .returning({ id: companies.id });
  if (made) {
    await tx.insert(members).values({ companyId: made.id, userId, permissions: fullPermissions, createdAt: now });
    await writeAudit(tx, {
      action: 'createPartnerCompany',
      companyId: made.id,
      userId,
      entityId: made.id,
      details: { partnerId },
      at: now,
    });
    return made.id;
  }

  const [there] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.partnerId, partnerId), eq(companies.partnerRef, kimlik)));
  if (!there) throw partnerProblems.companyExists();
  if (there.vknTckn !== vknTckn.trim())
    refuseFaults([{ path: 'sirket.vknTckn', code: 'INVALID_VALUE', params: {}, severity: 'error' }]);
  if (there.deletedAt) throw partnerProblems.companyClosed();
  const changed = Object.entries(fields).filter(([name, value]) => there[name as keyof typeof there] !== value);
  if (changed.length > 0) {
    await tx.update(companies).set(Object.fromEntries(changed)).where(eq(companies.id, there.id));
    await writeAudit(tx, {
      action: 'updateCompany',
      companyId: there.id,
      userId,
      entityId: there.id,
      details: { partnerId, fields: changed.map(([name]) => name) },
      at: now,
    });
  }
  return there.id;
}

/** The account that customers of the company pay to. Only its partner sets it (MNY-71). */
async function putCollectionAccount(
  tx: ServerTx,
  { partnerId, userId, companyId, now }: Place & { readonly companyId: string },
  { tahsilatIban, hesapSahibi = '' }: Asked['sirket'],
): Promise<void> {
  if (tahsilatIban === undefined) return;
  const account = { iban: tahsilatIban.replace(/\s/g, '').toUpperCase(), hesapSahibi: hesapSahibi.trim() };
  const isAccount = and(
    eq(bankEntries.companyId, companyId),
    eq(bankEntries.paraBirim, 'TRY'),
    eq(bankEntries.tahsilatHesabi, true),
  );
  const [before] = await tx.select().from(bankEntries).where(isAccount).for('update');
  if (before?.iban === account.iban && before.hesapSahibi === account.hesapSahibi) return;
  if (before) {
    await tx
      .update(bankEntries)
      .set({
        ...account,
        ibanDegisti: before.iban === account.iban ? before.ibanDegisti : now,
        version: sql`${bankEntries.version} + 1`,
      })
      .where(eq(bankEntries.id, before.id));
  } else {
    const [partner] = await tx.select({ ad: partners.ad }).from(partners).where(eq(partners.id, partnerId));
    await tx
      .insert(bankEntries)
      .values({
        ...account,
        id: crypto.randomUUID(),
        companyId,
        bankaAdi: partner?.ad ?? '',
        faturadaGoster: false,
        tahsilatHesabi: true,
        createdAt: now,
      })
      .onConflictDoNothing();
  }
  await writeAudit(tx, {
    action: before ? 'updateBankEntry' : 'createBankEntry',
    companyId,
    userId,
    entityId: companyId,
    details: { partnerId, hesaplar: [{ paraBirim: 'TRY', eskiIban: before?.iban ?? '', yeniIban: account.iban }] },
    at: now,
  });
}

function permissionsOf(granted: readonly Schemas['PartnerPermission'][]): Permissions {
  return impliedPermissions({ ...noPermissions, ...Object.fromEntries(granted.map((name) => [name, true])) });
}
