import { companyName, formatAmount, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useApi } from '@kalem/ui';
import { icons } from '@kalem/ui/primitives';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

type Schemas = components['schemas'];

/** What the palette offers. */
export interface Command {
  /** Where the label alone does not tell it from others. */
  id?: string;
  label: string;
  /** Below the label, and at the end of the row. */
  note?: string;
  end?: string;
  icon: string;
  /** Where it is listed. */
  group: 'Faturalar' | 'Cari kartları' | 'Yeni fatura' | 'Sayfalar' | 'Yapılacaklar';
  keys?: readonly string[];
  /** Other words that somebody may look for it by. */
  words?: string;
  run: () => void;
}

/** Typing pauses this long before somebody is asked. */
const pause = 300;
/** A letter alone finds everything. */
const fewest = 2;
/** More than fit are looked for in the lists. */
const most = { invoices: 5, customers: 3 };

/**
 * What the active company has for these words: its invoices by number, name or amount, its customers, and a new invoice
 * for each of these. What the user may not read is not asked for.
 */
export function useFoundRecords(typed: string, company: Schemas['Company'] | undefined): readonly Command[] {
  const navigate = useNavigate();
  const q = usePaused(typed.trim());
  const isAsked = company !== undefined && q === typed.trim() && q.length >= fewest;
  const { faturaRead, faturaWrite, cariRead } = company?.permissions ?? {};
  const init = { params: { query: { companyId: company?.id ?? '', q } } };
  const invoices = useApi().useQuery('get', '/fatura/search', init, {
    enabled: isAsked && faturaRead === true,
    meta: { kind: 'findInvoices' },
  });
  const customers = useApi().useQuery('get', '/cari/search', init, {
    enabled: isAsked && (cariRead === true || faturaWrite === true),
    meta: { kind: 'findCustomers' },
  });
  if (!isAsked) return [];

  const cards = customers.data?.items.slice(0, most.customers) ?? [];
  return [
    ...(invoices.data?.items.slice(0, most.invoices) ?? []).map((invoice) => ({
      ...invoiceCommand(invoice),
      run: () => void navigate(addressOf(invoice), { state: { opens: invoice.id } }),
    })),
    ...cards
      .filter(() => cariRead)
      .map((customer) => ({
        id: `cari-${customer.id}`,
        label: companyName(customer) || customer.vknTckn,
        note: customer.vknTckn,
        icon: customer.unvan ? icons.building : icons.user,
        group: 'Cari kartları' as const,
        run: () => void navigate(`/dashboard/cariler/${customer.id}`),
      })),
    ...cards
      .filter(() => faturaWrite)
      .map((customer) => ({
        id: `yeni-${customer.id}`,
        label: `${companyName(customer) || customer.vknTckn} için yeni fatura`,
        icon: icons.filePlus,
        group: 'Yeni fatura' as const,
        run: () => void navigate('/dashboard/yeni', { state: { cariId: customer.id } }),
      })),
  ];
}

/** What has been typed, once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

function invoiceCommand({ id, belgeNumarasi, faturaTarih, paraBirim, totals, ...invoice }: Schemas['InvoiceSummary']) {
  return {
    id: `fatura-${id}`,
    label: invoice.aliciUnvan || `${invoice.aliciAdi} ${invoice.aliciSoyadi}`.trim(),
    note: [belgeNumarasi ?? 'numarasını portal verecek', toScreenDate(faturaTarih)].join(' · '),
    end: `${formatAmount(totals.odenecekTutar ?? '0')} ${paraBirim}`,
    icon: icons.files,
    group: 'Faturalar' as const,
  };
}

/** The list as it has this invoice, whatever its day: by its number, or by its day while the portal has given none. */
function addressOf({ belgeNumarasi, faturaTarih }: Schemas['InvoiceSummary']): string {
  const search: Record<string, string> = belgeNumarasi
    ? { ara: belgeNumarasi }
    : { baslangic: faturaTarih, bitis: faturaTarih };
  return `/dashboard/faturalarim?${new URLSearchParams(search)}`;
}
