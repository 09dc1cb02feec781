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
import { overdueOf } from '../ledger/collections';
import { countProposals } from '../movements/list';
import { portalCredentials } from '../portal/tables';
import type { CompanyTx } from '../ports/Database';
import type { Language } from '../problems/ProblemError';
import { receivedInvoices } from '../received/tables';
import { receivedRequests } from '../requests/tables';
import type { Sight } from './figures';

type Schemas = components['schemas'];
type PendingItem = Schemas['PendingItem'];

/** Older items are not shown: a year of forgotten drafts would hide what is due today. */
const LOOKED_BACK = 30;
/** The limit for drafts, and for requests. */
const MOST = 20;

/** The user, and the time of the call. */
interface Asked {
  readonly userId: string;
  readonly now: Date;
  readonly language: Language;
}

/** The pending tasks, and the company's progress towards its first invoice. */
export async function pendingOf(tx: CompanyTx, sight: Sight, asked: Asked): Promise<Schemas['Pending']> {
  const today = istanbulNow(asked.now).date;
  const drafts = sight.faturaRead ? await pendingDrafts(tx, today) : nothing;
  const requests = sight.iptalItirazRead ? await pendingRequests(tx, today) : nothing;
  return {
    items: [...drafts.items, ...requests.items].sort(byEnd(today)),
    toplam: drafts.toplam + requests.toplam,
    talepler: requests.toplam,
    gecikenler: sight.tahsilatRead ? await overdueOf(tx, today) : null,
    bankaOnerileri: sight.tahsilatRead ? await countProposals(tx) : null,
    ilkAdimlar: sight.faturaRead ? await firstSteps(tx) : null,
    ...(await importsOf(tx, sight, asked)),
  };
}

/** The running imports, and the caller's own imports that skipped rows. */
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

/** Sorts by due day, earliest first. Then items without a day, then expired items, newest first. */
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

/** Drafts whose time for signing is nearly over or over, and drafts that the portal refused. */
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

/** Open received requests within their eight days (REQ-22), with the data of their invoice that is known here. */
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

/** Null after the first approved invoice, because then there are figures to show. */
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
