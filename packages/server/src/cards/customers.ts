import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { foldTr, normalizePhone, sortKeyTr } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { putRows } from '../db/rows';
import { containing } from '../db/search';
import { asServer } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import type { Cards } from './Cards';
import { customers } from './tables';

/** A customer body as it is stored: texts without blanks around them, phones as ten digits, the IBAN without blanks, defaults where nothing stands (CUS-16). */
export function customerContent(body: components['schemas']['CustomerWrite']): CustomerContent {
  return {
    vknTckn: text(body.vknTckn),
    unvan: text(body.unvan),
    ad: text(body.ad),
    soyad: text(body.soyad),
    vergiDairesi: text(body.vergiDairesi),
    adres: text(body.adres),
    ilce: text(body.ilce),
    il: text(body.il),
    postaKodu: text(body.postaKodu),
    ulke: text(body.ulke) || 'Türkiye',
    telNo: normalizePhone(text(body.telNo)),
    faksNo: text(body.faksNo),
    email: text(body.email),
    maliMusavirEmail: text(body.maliMusavirEmail),
    iban: text(body.iban).replace(/\s/g, '').toUpperCase(),
    iskonto: body.iskonto ?? '0',
    paraBirimi: text(body.paraBirimi) || 'TRY',
    yetkiliAdi: text(body.yetkiliAdi),
    yetkiliEmail: text(body.yetkiliEmail),
    yetkiliTelNo: normalizePhone(text(body.yetkiliTelNo)),
    notlar: text(body.notlar),
    tuzel: body.tuzel ?? true,
  };
}

function text(value: string | undefined): string {
  return value?.trim() ?? '';
}

export type CustomerRow = typeof customers.$inferSelect;
export type CustomerContent = Omit<
  CustomerRow,
  'id' | 'companyId' | 'version' | 'arama' | 'sira' | 'createdAt' | 'updatedAt'
>;

const MOST_FOUND = 50;

/** By the stored sort key, byte by byte: the collation of no database knows the Turkish alphabet everywhere. */
const inOrder = [sql`${customers.sira} collate "C"`, asc(customers.createdAt), asc(customers.id)];
const ofCompany = ({ companyId }: CompanyTx) => eq(customers.companyId, companyId);
const one = (tx: CompanyTx, id: string) => and(ofCompany(tx), eq(customers.id, id));

/** Cari kartları. */
export const customerCards: Cards<CustomerRow, CustomerContent> = {
  name: 'Customer',

  page(tx, { offset, limit }) {
    const ids = tx
      .select({ id: customers.id })
      .from(customers)
      .where(ofCompany(tx))
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset);
    return tx
      .select()
      .from(customers)
      .where(and(ofCompany(tx), inArray(customers.id, ids)))
      .orderBy(...inOrder);
  },

  async search(tx, q) {
    const text = foldTr(q);
    if (text === '') return [];
    // Outside of the wall, whose policy would keep `like` from the trigram index: the operator is not leakproof.
    const found = await asServer(tx, 'search', (server) =>
      server
        .select({ id: customers.id })
        .from(customers)
        .where(and(ofCompany(tx), containing(customers.arama, text)))
        .orderBy(...inOrder)
        .limit(MOST_FOUND),
    );
    const ids = found.map(({ id }) => id);
    return tx
      .select()
      .from(customers)
      .where(and(ofCompany(tx), inArray(customers.id, ids)))
      .orderBy(...inOrder);
  },

  async find(tx, id) {
    const [row] = await tx.select().from(customers).where(one(tx, id));
    return row;
  },

  async lock(tx, id) {
    const [row] = await tx.select().from(customers).where(one(tx, id)).for('update');
    return row;
  },

  lockByKeys: (tx, keys) =>
    tx
      .select()
      .from(customers)
      .where(and(ofCompany(tx), inArray(customers.vknTckn, [...keys])))
      .orderBy(asc(customers.createdAt), asc(customers.id))
      .for('update'),

  keyOf: ({ vknTckn }) => vknTckn,

  newRow: (content, card) => ({
    ...content,
    ...card,
    version: 1,
    arama: searchText(content),
    sira: sortKeyTr(nameOf(content)),
    updatedAt: card.createdAt,
  }),

  put: (tx, rows) => putRows(tx, customers, rows),

  async remove(tx, id) {
    await tx.delete(customers).where(one(tx, id));
  },
};

function nameOf({ unvan, ad, soyad }: CustomerContent): string {
  return unvan || `${ad} ${soyad}`;
}

/** What GET /cari/search looks through: a line for each thing that matches (API-51). */
function searchText({ vknTckn, unvan, ad, soyad }: CustomerContent): string {
  return [unvan, `${ad} ${soyad}`, vknTckn].map(foldTr).filter(Boolean).join('\n');
}
