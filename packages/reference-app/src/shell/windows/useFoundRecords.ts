import { companyName, foldTr, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useApi } from '@kalem/ui';
import { icons } from '@kalem/ui/primitives';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../language';
import { invoiceAddress } from '../../pages/listAddress';
import { palette } from '../messages';

type Schemas = components['schemas'];

/** A command of the palette. */
export interface Command {
  /** Needed when the label is not unique. */
  id?: string;
  label: string;
  /** Shown below the label. */
  note?: string;
  /** Shown at the end of the row; a decimal string of the wire. */
  amount?: { value: string; currency: string };
  icon: string;
  /** The group in the palette. */
  group: 'invoices' | 'customers' | 'newInvoice' | 'pages' | 'tasks' | 'app';
  keys?: readonly string[];
  /** Synonyms for the search. */
  words?: string;
  run: () => void;
}

/** Debounce of the server search. */
const TYPING_PAUSE_MS = 300;
/** Minimum length: a single letter matches almost everything. */
const FEWEST_LETTERS = 2;
/** Maximum number of results; the lists show all. */
const most = { invoices: 5, customers: 3 };

/**
 * Search results of the active company: invoices by number, name or amount, customers, and a command for a new invoice
 * to each customer. Data that the user may not read is not requested.
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

/** The debounced text. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Sorts names that start with the text first, then names with a word that does. Otherwise keeps the server's order. */
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
