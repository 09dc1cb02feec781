import { istanbulNow } from '@kalem/domain';
import type { BankMovement, Matcher, MatchResult, Proposal } from '@kalem/domain/movements';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../db/audit';
import { bookReceipt } from '../../ledger/receipts';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { ProblemError } from '../../problems/ProblemError';
import { learnedDebtors } from '../payers';
import { matchRequest } from './request';
import { movements, type StoredProposal } from '../tables';
import type { MovementRow } from '../take';
import { renewInvoices } from './candidates';

/** What was decided about movements. */
export interface MatchCounts {
  readonly otomatik: number;
  readonly oneri: number;
  readonly eslesmedi: number;
}

/**
 * Decides about movements without a match, oldest first: books those that a rule matches without a person, and stores
 * the proposals of the others (MNY-92, MNY-96). Call behind `lockMovements`.
 */
export async function matchMovements(
  ports: Ports,
  tx: CompanyTx,
  matcher: Matcher,
  rows: readonly MovementRow[],
): Promise<MatchCounts> {
  const counts = { otomatik: 0, oneri: 0, eslesmedi: 0 };
  for (const row of rows) {
    const asked = await matchRequest(ports, tx, row);
    if (asked !== 'none') {
      counts[asked === 'bound' ? 'otomatik' : 'eslesmedi'] += 1;
      continue;
    }
    const movement = movementOf(row);
    const result = matcher.match(movement, await learnedDebtors(ports, tx, movement));
    const oneriler = proposalsOf(result);
    if (isAutomatic(result, row) && (await bookAlone(ports, tx, row, oneriler))) {
      const [{ kural, dagitim } = { kural: null, dagitim: [] }] = oneriler;
      const ids = dagitim.map(({ faturaId }) => faturaId);
      // Only a partial payment leaves a rest.
      if (kural === PARTIAL) await renewInvoices(tx, matcher, ids);
      else for (const id of ids) matcher.remove(id);
      counts.otomatik += 1;
      continue;
    }
    const durum = oneriler.length > 0 ? ('ONERI' as const) : ('ESLESMEDI' as const);
    counts[durum === 'ONERI' ? 'oneri' : 'eslesmedi'] += 1;
    if (durum !== row.durum || JSON.stringify(oneriler) !== JSON.stringify(row.oneriler))
      await tx.update(movements).set({ durum, oneriler }).where(eq(movements.id, row.id));
  }
  return counts;
}

/** The rule of a number with a smaller amount. */
const PARTIAL = 3;

/** A stored movement, as the domain has it. */
export function movementOf(row: MovementRow): BankMovement {
  const { hesap, tarih, tutar, paraBirim } = row;
  const { saat, metin, karsiAd, karsiVkn, karsiIban, kanal, bankaReferansi, tahsilatReferansi } = row;
  const texts = { saat, metin, karsiAd, karsiVkn, karsiIban, kanal, bankaReferansi, tahsilatReferansi };
  const known = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  return { hesap, tarih, tutar, paraBirim, yon: 'ALACAK', ...known };
}

/** A person undid it, or a payment recorded by hand may be it: then a person decides. */
function isAutomatic({ sonuc, tahsilatlar }: MatchResult, { elle }: MovementRow): boolean {
  return sonuc === 'OTOMATIK' && tahsilatlar.length === 0 && !elle;
}

/** Payments recorded by hand stand first (MNY-97). */
function proposalsOf({ tahsilatlar, oneriler }: MatchResult): StoredProposal[] {
  return [...tahsilatlar.map((receiptId) => boundTo(receiptId)), ...oneriler.map(storedProposal)].slice(0, MOST);
  function boundTo(receiptId: string): StoredProposal {
    const nothing = { dagitim: [], fazla: '0.00', ipucu: null, kurGerekli: false };
    return { kural: null, neden: 'ELLE_KAYITLI', debtorId: '', receiptId, ...nothing };
  }
}

const MOST = 20;

function storedProposal({ kural, neden, borcluId, dagitim, fazla, ipucu, kurGerekli }: Proposal): StoredProposal {
  const hints = { ipucu: ipucu ?? null, kurGerekli: kurGerekli === true };
  return { kural, neden, debtorId: borcluId, dagitim, fazla, receiptId: null, ...hints };
}

/** Books the first proposal without a person. False when an invoice has changed: then a person decides. */
async function bookAlone(
  ports: Ports,
  tx: CompanyTx,
  row: MovementRow,
  oneriler: readonly StoredProposal[],
): Promise<boolean> {
  const [proposal] = oneriler;
  if (!proposal) return false;
  await tx.execute(sql`savepoint match`);
  try {
    await bookMovement(ports, tx, row, { ...proposal, oneriler, userId: null, receiptId: crypto.randomUUID() });
    await tx.execute(sql`release savepoint match`);
    return true;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await tx.execute(sql`rollback to savepoint match`);
    return false;
  }
}

interface Match extends Pick<StoredProposal, 'kural' | 'dagitim'> {
  /** The id of the payment. */
  readonly receiptId: string;
  /** The account of what closes nothing. Empty: that of the first invoice. */
  readonly debtorId: string;
  readonly oneriler: readonly StoredProposal[];
  /** Null without a person. */
  readonly userId: string | null;
  /** TRY per unit, where the currencies differ. */
  readonly kur?: string | undefined;
}

/**
 * Books a movement as a payment by bank transfer on its day, which keeps movement, rule and who confirmed it (MNY-96).
 * Throws as `bookReceipt` does.
 */
export async function bookMovement(
  ports: Ports,
  tx: CompanyTx,
  row: MovementRow,
  { receiptId, kural, dagitim, debtorId, oneriler, userId, kur }: Match,
): Promise<void> {
  const now = ports.clock.now();
  const { tutar, paraBirim } = row;
  const place = debtorId === '' ? { faturaId: dagitim[0]?.faturaId ?? '' } : { cariHesapId: debtorId };
  // A bank books for the next working day at night.
  const today = istanbulNow(now).date;
  const tarih = row.tarih > today ? today : row.tarih;
  const aciklama = row.metin.slice(0, LONGEST_TEXT);
  const given = kur === undefined ? {} : { kur };
  const body = { ...place, tarih, tutar, paraBirim, yontem: 'HAVALE' as const, aciklama, ...given };
  await bookReceipt(tx, { ports, id: receiptId, userId, now, body: { ...body, dagitim: [...dagitim] } });
  const match = { durum: 'ESLESTI' as const, oneriler, kural, userId, receiptId, bagli: false };
  await tx.update(movements).set(match).where(eq(movements.id, row.id));
  const details = { tutar, paraBirim, kural, tahsilatId: receiptId };
  const action = userId === null ? 'matchMovements' : 'confirmBankMovements';
  await writeAudit(tx, { action, userId, entityId: row.id, at: now, details });
}

const LONGEST_TEXT = 200;
