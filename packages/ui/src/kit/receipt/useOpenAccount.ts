import { subtractAmounts } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { useApi } from '../../provider/queries';
import type { OpenInvoice } from './receiptPlan';

type DebtorAccount = components['schemas']['DebtorAccount'];

interface OpenAccount {
  /** Undefined until it is read. */
  account:
    | {
        name: string;
        /** The currencies of its open invoices and credits; TRY first. */
        currencies: readonly string[];
        /** Its open invoices in all currencies when they were first read, with what is left now. */
        invoices: readonly OpenInvoice[];
      }
    | undefined;
  error: unknown;
  read: () => void;
}

/** A customer account with its open invoices. */
export function useOpenAccount(cariHesapId: string, companyId: string): OpenAccount {
  const { data, error, refetch } = useApi().useQuery(
    'get',
    '/alacak/{id}',
    { params: { path: { id: cariHesapId }, query: { companyId } } },
    { meta: { kind: 'readAccount' } },
  );
  const [first, setFirst] = useState<readonly OpenInvoice[]>();
  const invoices = data?.acikFaturalar.map((invoice) => openOf(invoice, data));
  if (!first && invoices) setFirst(invoices);
  return {
    account: data &&
      first && {
        name: data.aliciUnvan,
        currencies: [...new Set(['TRY', ...data.bakiyeler.map(({ paraBirim }) => paraBirim)])],
        // The amounts of the form are named by the places of the invoices. One that was closed since then stays.
        invoices: first.map((one) => invoices?.find(({ id }) => id === one.id) ?? closed(one)),
      },
    error: data ? undefined : error,
    read: () => void refetch(),
  };
}

function openOf(invoice: DebtorAccount['acikFaturalar'][number], { id, vknTckn, aliciUnvan }: DebtorAccount) {
  const { faturaId, tur, belgeNumarasi, faturaTarih, vadeTarihi, paraBirim, durum, gecikmeGunu, tutar, kalan } =
    invoice;
  const tahsilat = {
    ...{ cariHesapId: id, durum, gecikmis: gecikmeGunu > 0, gecikmeGunu, kalan, sonTahsilat: null },
    tahsilEdilen: subtractAmounts(tutar, kalan),
  };
  const recipient = { vknTckn, aliciUnvan, aliciAdi: '', aliciSoyadi: '' };
  const dated = { belgeNumarasi, faturaTarih, vadeTarihi, paraBirim, dovizKur: '' };
  return { id: faturaId, tur, ...dated, ...recipient, tahsilat };
}

function closed({ tahsilat, ...invoice }: OpenInvoice): OpenInvoice {
  return { ...invoice, tahsilat: { ...tahsilat, durum: 'ODENDI', gecikmis: false, gecikmeGunu: 0, kalan: '0.00' } };
}
