import { inArray, sql } from 'drizzle-orm';
import { companyName, foldTr, normalizePhone, numbersOfMany, sortKeyTr } from '@kalem/domain';
import { customerRows } from '@kalem/domain/excel/cardRows';
import type { components } from '@kalem/openapi';
import { type CardKey, type Cards, cardStatements, type Likeness } from './Cards';
import { customers } from './tables';

export type CustomerRow = typeof customers.$inferSelect;
export type CustomerContent = Omit<
  CustomerRow,
  'id' | 'companyId' | 'version' | 'arama' | 'sira' | 'createdAt' | 'updatedAt'
>;

/** The first line of the search text is the folded name. */
const foldedName = sql<string>`split_part(${customers.arama}, E'\\n', 1)`;

const likenesses: readonly Likeness<CustomerRow>[] = [
  {
    neden: 'NUMARA',
    key: sql<string>`${customers.vknTckn}`,
    // Customers without a number get one repeated digit, which identifies no taxpayer.
    tells: sql`btrim(${customers.vknTckn}, left(${customers.vknTckn}, 1)) <> ''`,
    keyOf: ({ vknTckn }) => vknTckn,
  },
  {
    neden: 'AD',
    key: foldedName,
    tells: sql`${foldedName} not in ('', ${customers.vknTckn})`,
    keyOf: ({ arama }) => arama.split('\n', 1)[0] ?? '',
  },
];

/** The number. For a number that many customers share, also the name. */
const byNumber: CardKey = {
  whole: sql`case when ${inArray(customers.vknTckn, [...numbersOfMany])} then ${customers.vknTckn} || E'\\n' || ${foldedName} else ${customers.vknTckn} end`,
  column: customers.vknTckn,
  inColumn: (key) => key.split('\n', 1)[0] ?? '',
};

/** The statements of customer cards. */
export const customerCards: Cards<CustomerRow, CustomerContent> = {
  name: 'Customer',
  ...cardStatements(customers, byNumber, (tx) => tx.select().from(customers).$dynamic(), likenesses),
  keyOf: ({ vknTckn, unvan, ad, soyad }) => customerRows.keyOf({ vknTckn, unvan, ad, soyad }),

  // `content` comes last: with the other order V8 takes twenty times as long.
  newRow: (content, { id, companyId, createdAt }) => ({
    id,
    companyId,
    version: 1,
    arama: searchText(content),
    sira: sortKeyTr(companyName(content)),
    createdAt,
    updatedAt: createdAt,
    ...content,
  }),
};

/** A customer as stored: trimmed, phones as ten digits, the IBAN without spaces, with defaults (CUS-16). */
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
    vadeGunu: body.vadeGunu ?? null,
    hatirlatmaYok: body.hatirlatmaYok ?? false,
  };
}

/** The text that GET /cari/search searches: one line per value (API-51). */
function searchText({ vknTckn, unvan, ad, soyad }: CustomerContent): string {
  return [unvan, `${ad} ${soyad}`, vknTckn].map(foldTr).filter(Boolean).join('\n');
}

function text(value: string | undefined): string {
  return value?.trim() ?? '';
}
