import { companyName, foldTr, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useApi } from '@kalem/ui';
import { icons } from '@kalem/ui/primitives';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../language';
import { invoiceAddress } from '../pages/listAddress';
import { palette } from './messages';

type Schemas = components['schemas'];

/** What the palette offers. */
export interface Command {
  /** Where the label alone does not tell it from others. */
  id?: string;
  label: string;
  /** Below the label. */
  note?: string;
  /** At the end of the row; the wire's decimal string. */
  amount?: { value: string; currency: string };
  icon: string;
  /** Where it is listed. */
  group: 'invoices' | 'customers' | 'newInvoice' | 'pages' | 'tasks' | 'app';
  keys?: readonly string[];
  /** Other words to find it by. */
  words?: string;
  run: () => void;
}

/** Typing pauses this long before the server is asked. */
const TYPING_PAUSE_MS = 300;
/** A letter alone finds everything. */
const FEWEST_LETTERS = 2;
/** More than fit are looked for in the lists. */
const most = { invoices: 5, customers: 3 };

/**
 * What the active company has for these words: its invoices by number, name or amount, its customers, and a new invoice
 * for each of these. What the user may not read is not asked for.
 */
export function useFoundRecords(typed: string, company: Schemas['Company'] | undefined): readonly Command[] {
  const t = useMessages(palette);
  const navigate = useNavigate();
  const q = usePaused(typed.trim());
  const isAsked = company !== undefined && q === typed.trim() && q.length >= FEWEST_LETTERS;
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

  const cards = nearest(customers.data?.items ?? [], q, nameOf).slice(0, most.customers);
  const found = nearest(invoices.data?.items ?? [], q, recipientOf).slice(0, most.invoices);
  return [
    ...found.map((invoice) => ({
      ...invoiceCommand(invoice, t),
      run: () => void navigate(invoiceAddress(invoice), { state: { opens: invoice.id } }),
    })),
    ...cards
      .filter(() => cariRead)
      .map((customer) => ({
        id: `cari-${customer.id}`,
        label: nameOf(customer),
        note: customer.vknTckn,
        icon: customer.unvan ? icons.building : icons.user,
        group: 'customers' as const,
        run: () => void navigate(`/dashboard/cariler/${customer.id}`),
      })),
    ...cards
      .filter(() => faturaWrite)
      .map((customer) => ({
        id: `yeni-${customer.id}`,
        label: t.newInvoiceFor(nameOf(customer)),
        icon: icons.filePlus,
        group: 'newInvoice' as const,
        run: () => void navigate('/dashboard/yeni', { state: { cariId: customer.id } }),
      })),
  ];
}

/** What has been typed, once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Those first whose name begins so, then those where a word does; within these as the server has them. */
function nearest<Found>(all: readonly Found[], q: string, name: (found: Found) => string): Found[] {
  const words = foldTr(q);
  const distance = (found: Found) => {
    const text = foldTr(name(found));
    if (text.startsWith(words)) return 0;
    return text.includes(` ${words}`) ? 1 : 2;
  };
  return [...all].sort((one, other) => distance(one) - distance(other));
}

function nameOf(customer: Schemas['Customer']): string {
  return companyName(customer) || customer.vknTckn;
}

function recipientOf({ aliciUnvan, aliciAdi, aliciSoyadi }: Schemas['InvoiceSummary']): string {
  return companyName({ unvan: aliciUnvan, ad: aliciAdi, soyad: aliciSoyadi });
}

function invoiceCommand(invoice: Schemas['InvoiceSummary'], t: (typeof palette)['tr']) {
  const { id, belgeNumarasi, faturaTarih, onayDurumu, paraBirim, totals } = invoice;
  return {
    id: `fatura-${id}`,
    label: recipientOf(invoice),
    note: [belgeNumarasi ?? t.noNumber, toScreenDate(faturaTarih), t[onayDurumu]].join(' · '),
    amount: { value: totals.odenecekTutar ?? '0', currency: paraBirim },
    icon: icons.files,
    group: 'invoices' as const,
  };
}
