import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';
import { partners } from '../partners/tables';
import { users } from '../people/tables';
import { permissionList } from './permissionList';

const empty = (name: string) => text(name).notNull().default('');

/**
 * One permanent row per tax number. A deleted company keeps its row, so that it can be restored with its old trial and
 * licence (CMP-14). The same number may have more rows: companies closed by a proof of the number, which are never
 * restored, and one for each partner that serves the taxpayer (PRT-06).
 */
export const companies = pgTable(
  'company',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    vknTckn: text('vkn_tckn').notNull(),
    unvan: empty('unvan'),
    ad: empty('ad'),
    soyad: empty('soyad'),
    sicilNo: empty('sicil_no'),
    mersisNo: empty('mersis_no'),
    vergiDairesi: empty('vergi_dairesi'),
    vergiDairesiId: integer('vergi_dairesi_id'),
    cadde: empty('cadde'),
    apartmanAdi: empty('apartman_adi'),
    apartmanNo: empty('apartman_no'),
    kapiNo: empty('kapi_no'),
    mahalle: empty('mahalle'),
    il: empty('il'),
    ilId: integer('il_id'),
    ilce: empty('ilce'),
    ilceId: integer('ilce_id'),
    postaKodu: empty('posta_kodu'),
    ulke: empty('ulke'),
    acikAdres: empty('acik_adres'),
    sirketinTuru: empty('sirketin_turu'),
    tckn: empty('tckn'),
    yetkiliAdi: empty('yetkili_adi'),
    yetkiliSoyadi: empty('yetkili_soyadi'),
    yetkiliTckn: empty('yetkili_tckn'),
    yetkiliDogumTarihi: empty('yetkili_dogum_tarihi'),
    yetkiliTelNo: empty('yetkili_tel_no'),
    email: empty('email'),
    faksNo: empty('faks_no'),
    website: empty('website'),
    isMerkezi: empty('is_merkezi'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    demoDuration: integer('demo_duration').notNull().default(0),
    imzaData: text('imza_data'),
    logoData: text('logo_data'),
    deletedAt: instant('deleted_at'),
    /**
     * When a user proved the tax number with the portal's credentials. Null for a company that anyone could have
     * created.
     */
    provenAt: instant('proven_at'),
    /** When another user's proof closed it. */
    closedAt: instant('closed_at'),
    /** The partner of this company; `partnerRef` is the partner's own id. Null for all other companies. */
    partnerId: uuid('partner_id').references(() => partners.id),
    partnerRef: text('partner_ref'),
  },
  (table) => [
    uniqueIndex('company_vkn_tckn')
      .on(table.vknTckn)
      .where(sql`${table.closedAt} is null and ${table.partnerId} is null`),
    uniqueIndex('company_partner').on(table.partnerId, table.partnerRef),
    uniqueIndex('company_partner_vkn_tckn').on(table.partnerId, table.vknTckn).where(isNotNull(table.partnerId)),
  ],
);

/** The members of each company. The owner has a row with all permissions. */
export const members = pgTable(
  'member',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permissions: permissionList('permissions').notNull(),
    /** The accepted invitation. If the answer was lost, accepting it again finds this membership. */
    invitationId: uuid('invitation_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] }), index('member_user').on(table.userId)],
);

/** Invitations, by mail address only. Whether the address has an account shows at acceptance. */
export const invitations = pgTable(
  'invitation',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The permissions after acceptance. */
    permissions: permissionList('permissions').notNull(),
    /** The last sender. Deleting their membership deletes the invitation. Null for rows older than this column. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitation_company_email').on(table.companyId, table.email),
    index('invitation_email').on(table.email),
  ],
);

/** API keys: client_id and the hash of client_secret. */
export const apiKeys = pgTable(
  'api_key',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    apiKey: text('api_key').notNull().unique(),
    secretHash: text('secret_hash').notNull(),
    name: text('name').notNull(),
    /** The user for whom the key acts. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /**
     * The permissions that the key was made for, limited to its maker's at that time. Null for keys older than this
     * column, which may access all data.
     */
    permissions: permissionList('permissions'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('api_key_company').on(table.companyId, table.createdAt)],
);
