import { useState } from 'react';
import type { components } from '@kalem/sdk';
import { useExport } from '../../kit/list/useExport';
import { useMessages } from '../../provider/messages';
import { useAction, useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';

export type Coupon = components['schemas']['Coupon'];

/** The editable values of a coupon. */
interface CouponEdit {
  musteri: string;
  isGiven: boolean;
}

/** The loaded coupons of a campaign and the unsaved edits (ADM-13 to ADM-15). */
export function useDistribution(campaignId: string, onUpdated: (kuponId: string) => void) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const [{ onlyGiven, page, earlier }, setList] = useState<{ onlyGiven: boolean; page: number; earlier: Coupon[] }>({
    onlyGiven: false,
    page: 1,
    earlier: [],
  });
  const [edits, setEdits] = useState<Readonly<Record<string, CouponEdit>>>({});
  const [saved, setSaved] = useState<Readonly<Record<string, Coupon>>>({});
  const [saving, setSaving] = useState<string>();
  const query = useApi().useQuery(
    'get',
    '/admin/kampanya/{id}',
    { params: { path: { id: campaignId }, query: { page, dagitim: onlyGiven } } },
    // The pages are dropped when the dialog closes.
    { meta: { kind: 'listCoupons' }, staleTime: Infinity, gcTime: 0 },
  );
  const read = [...earlier, ...(query.data?.items ?? [])].map((coupon) => saved[coupon.id] ?? coupon);
  const editOf = (coupon: Coupon): CouponEdit =>
    edits[coupon.id] ?? { musteri: coupon.musteri, isGiven: coupon.musteriyeVerildi.Valid };
  const isChanged = (coupon: Coupon) => {
    const { musteri, isGiven } = editOf(coupon);
    return musteri.trim() !== coupon.musteri || isGiven !== coupon.musteriyeVerildi.Valid;
  };
  const update = useAction('updateCoupon', async (coupon: Coupon) => {
    const { musteri, isGiven } = editOf(coupon);
    setSaving(coupon.id);
    try {
      const { data } = await client.PUT('/admin/kupon/{id}', {
        params: { path: { id: coupon.id } },
        body: { musteri: musteri.trim(), musteriyeVerildi: { Valid: isGiven } },
      });
      setSaved((before) => ({ ...before, [coupon.id]: data }));
      setEdits(({ [coupon.id]: _, ...others }) => others);
      toast({ tone: 'success', text: t('updated') });
      onUpdated(coupon.id);
    } finally {
      setSaving(undefined);
    }
  });
  return {
    /** Undefined until the first answer. */
    coupons: query.data || page > 1 ? read : undefined,
    onlyGiven,
    /** A new filter starts at page 1. */
    showOnlyGiven: (next: boolean) => setList({ onlyGiven: next, page: 1, earlier: [] }),
    hasNext: query.data?.hasNext ?? page > 1,
    isLoading: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
    /** Loads the next page, or the failed one again. */
    loadMore: () => {
      if (query.data) setList({ onlyGiven, page: page + 1, earlier: [...earlier, ...query.data.items] });
      else void query.refetch();
    },
    editOf,
    isChanged,
    edit: (coupon: Coupon, change: Partial<CouponEdit>) =>
      setEdits((before) => ({ ...before, [coupon.id]: { ...editOf(coupon), ...change } })),
    /** The number of coupons with unsaved edits, including filtered-out ones. */
    unsaved: Object.keys(edits).length,
    saving,
    update: (coupon: Coupon) => void update.run(coupon),
    ...useCouponExport(campaignId, onlyGiven),
  };
}

/** Exports all filtered pages to kuponlar.xlsx (ADM-17). */
function useCouponExport(campaignId: string, onlyGiven: boolean) {
  const t = useMessages(dialogMessages);
  const { client } = useKalem();
  const { exporting, run, stop } = useExport('exportCoupons', async (progress) => {
    const { exportCoupons } = await import('./exportCoupons');
    await exportCoupons({ client, campaignId, onlyGiven, unused: t('unused'), ...progress });
  });
  return { exporting, exportAll: run, stopExport: stop };
}
