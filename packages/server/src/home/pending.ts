import { sql } from 'drizzle-orm';
import {
  addDays,
  istanbulNow,
  lastInvoiceDayDueBy,
  lastInvoiceDayDueSoon,
  lastObjectionDay,
  lastSigningDay,
} from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { incompleteRuns, openRuns, reasonIn } from '../cards/importRuns';
import { companies } from '../companies/tables';
import { rowsOf } from '../db/rows';
import { invoices } from '../invoices/tables';
import { portalCredentials } from '../portal/tables';
import type { CompanyTx } from '../ports/Database';
import type { Language } from '../problems/ProblemError';
import { receivedInvoices } from '../received/tables';
import { receivedRequests } from '../requests/tables';
import type { Sight } from './figures';

type Schemas = components['schemas'];
type PendingItem = Schemas['PendingItem'];

/** Older ones are no news: a year of forgotten drafts would hide what ends today. */
const LOOKED_BACK = 30;
/** Most drafts, and most requests. */
const MOST = 20;

/** The user who asks, and when. */
interface Asked {
  readonly userId: string;
  readonly now: Date;
  readonly language: Language;
}

/** What needs a hand today, and how far the company is on the way to its first invoice. */
export async function pendingOf(tx: CompanyTx, sight: Sight, asked: Asked): Promise<Schemas['Pending']> {
  const today = istanbulNow(asked.now).date;
  const drafts = sight.faturaRead ? await pendingDrafts(tx, today) : nothing;
  const requests = sight.iptalItirazRead ? await pendingRequests(tx, today) : nothing;
  return {
    items: [...drafts.items, ...requests.items].sort(byEnd(today)),
    toplam: drafts.toplam + requests.toplam,
    talepler: requests.toplam,
    ilkAdimlar: sight.faturaRead ? await firstSteps(tx) : null,
    ...(await importsOf(tx, sight, asked)),
  };
}

/** The imports under way, and the caller's own that left rows out. */
async function importsOf(
  tx: CompanyTx,
  { cariRead, stokRead }: Sight,
  asked: Asked,
): Promise<Pick<Schemas['Pending'], 'aktarimlar' | 'eksikAktarimlar'>> {
  const kinds = [...(cariRead ? (['CARI'] as const) : []), ...(stokRead ? (['STOK'] as const) : [])];
  const running = await openRuns(tx, kinds);
  const incomplete = await incompleteRuns(tx, { kinds, ...asked });
  return {
    aktarimlar: running.map(({ id, tur, dosyaAdi, toplam, islenen }) => ({ id, tur, dosyaAdi, toplam, islenen })),
    eksikAktarimlar: incomplete.map(({ id, tur, dosyaAdi, hatali, updatedAt, ...run }) => ({
      ...{ id, tur, dosyaAdi, hatali },
      mesaj: reasonIn(asked.language, run),
      guncellendi: updatedAt.toISOString(),
    })),
  };
}

interface Found {
  readonly items: readonly PendingItem[];
  readonly toplam: number;
}

const nothing: Found = { items: [], toplam: 0 };

/** The order of ends: today's before tomorrow's; then what has no day, and what has ended, the newest first. */
function byEnd(today: string): (one: PendingItem, other: PendingItem) => number {
  const rank = ({ sonGun }: PendingItem) => {
    if (sonGun === null) return 1;
    return sonGun < today ? 2 : 0;
  };
  return (one, other) => {
    const order = rank(one) - rank(other) || (one.sonGun ?? '').localeCompare(other.sonGun ?? '');
    return rank(one) === 2 && rank(other) === 2 ? -order : order;
  };
}

type DraftRow = Omit<PendingItem, 'sonGun'> & { readonly toplam: number };

/** Drafts whose time to sign is nearly over or over, and drafts that the portal refused. */
async function pendingDrafts(tx: CompanyTx, today: string): Promise<Found> {
  const due = lastInvoiceDayDueSoon(today);
  const over = lastInvoiceDayDueBy(addDays(today, -1));
  const rows = await rowsOf<DraftRow>(
    tx,
    sql`select case portal_durumu when 'REDDEDILDI' then 'DUZELTME' else 'IMZA' end as tur, id,
      coalesce(nullif(alici_unvan, ''), btrim(alici_adi || ' ' || alici_soyadi)) as "karsiTaraf",
      belge_numarasi as "belgeNumarasi", fatura_tarih::text as tarih, trunc(odenecek_tutar, 2)::text as tutar,
      para_birim as "paraBirim", case portal_durumu when 'REDDEDILDI' then portal_mesaji end as mesaj,
      count(*) over ()::int as toplam
    from ${invoices}
    where company_id = ${tx.companyId} and onay_durumu = 'Onaylanmadi' and (
      portal_durumu = 'REDDEDILDI'
      or portal_durumu = 'GONDERILDI' and fatura_tarih between ${addDays(today, -LOOKED_BACK)} and ${due})
    order by fatura_tarih <= ${over}, abs(fatura_tarih - ${over}::date), fatura_saat, id limit ${MOST}`,
  );
  return {
    items: rows.map(({ toplam: _, ...row }) => ({ ...row, sonGun: lastSigningDay(row.tarih) })),
    toplam: rows[0]?.toplam ?? 0,
  };
}

type RequestRow = Omit<PendingItem, 'sonGun' | 'mesaj'> & { readonly belgeTarihi: string | null };

/** Open requests of others whose eight days are not over (REQ-22), with what is known here of their invoice. */
async function pendingRequests(tx: CompanyTx, today: string): Promise<Found> {
  const rows = await rowsOf<RequestRow>(
    tx,
    sql`select request.tip as tur, request.iptal_itiraz_oid as id,
      coalesce(nullif(own.alici_unvan, ''), nullif(btrim(own.alici_adi || ' ' || own.alici_soyadi), ''),
        request.satici_unvan_ad_soyad) as "karsiTaraf",
      request.belge_numarasi as "belgeNumarasi", request.tarih::text as tarih,
      trunc(coalesce(own.odenecek_tutar, received.odenecek), 2)::text as tutar,
      coalesce(own.para_birim, received.para_birim) as "paraBirim",
      coalesce(own.fatura_tarih, received.belge_tarihi)::text as "belgeTarihi"
    from ${receivedRequests} as request
    join ${companies} as company on company.id = request.company_id
    left join ${invoices} as own on own.company_id = request.company_id
      and company.vkn_tckn = request.satici_vkn_tckn and own.belge_numarasi = request.belge_numarasi
    left join ${receivedInvoices} as received on received.company_id = request.company_id
      and received.satici_vkn_tckn = request.satici_vkn_tckn and received.belge_numarasi = request.belge_numarasi
    where request.company_id = ${tx.companyId} and request.durum = 'OLUSTU'
      and request.tarih >= ${addDays(today, -LOOKED_BACK)}`,
  );
  const items = rows
    .map(({ belgeTarihi, ...row }) => ({ ...row, mesaj: null, sonGun: belgeTarihi && lastObjectionDay(belgeTarihi) }))
    .filter(({ sonGun }) => sonGun === null || sonGun >= today)
    .sort(byEnd(today));
  return { items: items.slice(0, MOST), toplam: items.length };
}

/** Null once an invoice is approved: then there are figures to show instead. */
async function firstSteps(tx: CompanyTx): Promise<Schemas['FirstSteps'] | null> {
  const [row] = await rowsOf<Schemas['FirstSteps'] & { readonly isOver: boolean }>(
    tx,
    sql`select
      exists (select from ${invoices} where company_id = ${tx.companyId} and onay_durumu = 'Onaylandi') as "isOver",
      exists (select from ${invoices} where company_id = ${tx.companyId}) as fatura,
      exists (select from ${portalCredentials} where company_id = ${tx.companyId}) as gib,
      logo_data is not null or imza_data is not null as gorsel
    from ${companies} where id = ${tx.companyId}`,
  );
  if (!row || row.isOver) return null;
  const { gib, fatura, gorsel } = row;
  return { gib, fatura, gorsel };
}
