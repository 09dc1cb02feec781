import { subtractAmounts, sumAmounts } from '@kalem/domain';
import { spreadCredits } from '@kalem/domain/ledger';
import { ApiError } from '@kalem/sdk';
import type { components, KalemClient } from '@kalem/sdk';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate, useOwnQuery } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { Group, OpenInvoice } from './receiptPlan';

type Receipt = components['schemas']['Receipt'];
type Allocation = components['schemas']['AllocationWrite'];

/** What a payment closes now, and what it closes when its credit is used. */
interface Use {
  receipt: Receipt;
  dagitim: readonly Allocation[];
}

export interface CreditsOptions {
  companyId: string;
  group: Group;
  /** Payments close more than before. `rests` has what is left of each invoice. */
  onUsed: (receipts: readonly Receipt[], rests: ReadonlyMap<string, string>) => void;
  /** A rest or a credit is not what the dialog shows. */
  onChanged: () => void;
}

interface Credits {
  /** What the credits close of the invoices; '0.00' without any. */
  tutar: string;
  /** The payments whose credits are used, oldest first. */
  receipts: readonly Receipt[];
  isPending: boolean;
  use: () => void;
}

/** The unused credits of an account in the currency of its invoices, and using them (MNY-31). */
export function useCredits({ companyId, group, onUsed, onChanged }: CreditsOptions): Credits {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const { paraBirim, rows } = group;
  const cariHesapId = rows.map(({ invoice }) => invoice.tahsilat.cariHesapId).find(Boolean);
  const { data: unused = [] } = useOwnQuery({
    queryKey: ['get', '/tahsilat', { companyId, cariHesapId, kullanilmayan: true }],
    queryFn: ({ signal }) => readUnused(client, { companyId, cariHesapId: cariHesapId ?? '' }, signal),
    meta: { kind: 'listReceipts' },
    enabled: Boolean(cariHesapId),
  });
  const invoices = rows.map(({ invoice }) => invoice);
  const uses = usesOf(
    unused.filter((receipt) => receipt.paraBirim === paraBirim),
    invoices,
  );
  const refresh = () => invalidate('/fatura', '/tahsilat', '/alacak');

  const allocate = async ({ id }: Receipt, dagitim: readonly Allocation[]) => {
    const params = { path: { id }, query: { companyId } };
    return (await client.PUT('/tahsilat/{id}/dagitim', { params, body: { dagitim: [...dagitim] } })).data;
  };
  const undo = useAction('updateReceiptAllocations', async (used: readonly Use[]) => {
    try {
      for (const { receipt } of [...used].reverse()) await allocate(receipt, receipt.dagitim.map(shareOf));
    } finally {
      void refresh();
    }
    toast({ tone: 'success', text: t('creditReleased') });
  });
  const { isPending, run } = useAction('updateReceiptAllocations', async (planned: readonly Use[]) => {
    const receipts: Receipt[] = [];
    try {
      for (const { receipt, dagitim } of planned) receipts.push(await allocate(receipt, dagitim));
    } catch (error) {
      if (error instanceof ApiError) onChanged();
      throw error;
    } finally {
      void refresh();
    }
    toast({
      tone: 'success',
      text: t('creditUsed'),
      action: { label: t('reverse'), onAction: () => void undo.run(planned) },
    });
    onUsed(receipts, restsAfter(planned, invoices));
  });
  return {
    tutar: sumAmounts(uses.flatMap(({ used }) => used)),
    receipts: uses.map(({ receipt }) => receipt),
    isPending,
    use: () => void run(uses),
  };
}

/** All pages, oldest first. */
async function readUnused(
  client: KalemClient,
  account: { companyId: string; cariHesapId: string },
  signal: AbortSignal,
): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const query = { ...account, kullanilmayan: true, page };
    const { data } = await client.GET('/tahsilat', { params: { query }, signal });
    receipts.push(...data.items);
    hasNext = data.hasNext;
  }
  return receipts.reverse();
}

/** The payments in their order, each with what it closes already and its share of the invoices. */
function usesOf(receipts: readonly Receipt[], invoices: readonly OpenInvoice[]): (Use & { used: string[] })[] {
  const credits = receipts.map(({ id, kullanilmayan }) => ({ id, tutar: kullanilmayan }));
  const rests = new Map(invoices.map(({ id, tahsilat }) => [id, tahsilat.kalan]));
  const open = invoices.map(({ tahsilat, ...invoice }) => ({ ...invoice, kalan: tahsilat.kalan }));
  return spreadCredits(credits, open).flatMap(({ id, dagitim }) => {
    const receipt = receipts.find((one) => one.id === id);
    if (!receipt) return [];
    const added = dagitim.map((share) => {
      const before = receipt.dagitim.find(({ faturaId }) => faturaId === share.id)?.tutar ?? '0.00';
      const kalan = rests.get(share.id) ?? '0.00';
      rests.set(share.id, subtractAmounts(kalan, share.tutar));
      return { faturaId: share.id, tutar: sumAmounts([before, share.tutar]), beklenenKalan: kalan };
    });
    const kept = receipt.dagitim.filter(({ faturaId }) => !added.some((share) => share.faturaId === faturaId));
    return [{ receipt, dagitim: [...kept.map(shareOf), ...added], used: dagitim.map(({ tutar }) => tutar) }];
  });
}

function shareOf({ faturaId, tutar }: Receipt['dagitim'][number]): Allocation {
  return { faturaId, tutar };
}

/** What is left of the invoices after these payments. */
function restsAfter(uses: readonly Use[], invoices: readonly OpenInvoice[]): ReadonlyMap<string, string> {
  const rests = new Map(invoices.map(({ id, tahsilat }) => [id, tahsilat.kalan]));
  for (const { receipt, dagitim } of uses)
    for (const { faturaId, tutar } of dagitim) {
      const before = receipt.dagitim.find((share) => share.faturaId === faturaId)?.tutar ?? '0.00';
      const kalan = rests.get(faturaId);
      if (kalan !== undefined) rests.set(faturaId, subtractAmounts(kalan, subtractAmounts(tutar, before)));
    }
  return rests;
}
