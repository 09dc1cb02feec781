import { recipientFromRegistry } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useEffect, useRef, useState } from 'react';
import { useKalem } from '../../../provider/useKalem';
import { useInvoiceStore } from '../FormContext';
import type { FilledRecipient } from './RecipientState';

type RegistryEntry = components['schemas']['RegistryEntry'];

const SHORTEST = 10;
/** Whom an invoice names who gives no number (ubl-tr 4). */
const CONSUMER = { vknTckn: '11111111111', aliciAdi: 'Nihai', aliciSoyadi: 'Tüketici' } as const;
/** A number has one name and one office: those of another taxpayer must not stand beside it. */
const noName = { aliciUnvan: '', aliciAdi: '', aliciSoyadi: '' };

type LookupState = 'pending' | 'found' | 'unknown' | 'failed';

/**
 * Looks the recipient up when the caret leaves the number (INV-19). What was filled in for another number goes first,
 * whatever comes of the lookup; one that finds nothing says so, one that fails says nothing.
 */
export function useRegistryLookup(companyId: string): {
  readonly state: LookupState | 'idle';
  readonly lookUp: () => void;
  /** One press for a recipient without a number. */
  readonly takeConsumer: () => void;
} {
  const { client, report } = useKalem();
  const form = useInvoiceStore();
  const [{ vknTckn, state }, setState] = useState<{ vknTckn: string; state: LookupState }>({
    vknTckn: '',
    state: 'failed',
  });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fill = async (entry: RegistryEntry) => {
    const { il, ilce, adres, ...recipient } = await readEntry(entry);
    const hasName = recipient.aliciUnvan || recipient.aliciAdi || recipient.aliciSoyadi;
    const header = form.jotai.get(form.header);
    const isAddressFree = header.il === '' && header.ilce === '' && header.adres === '';
    const known: FilledRecipient = {
      ...(hasName && noName),
      ...recipient,
      ...(isAddressFree && { ...(il && { il }), ...(ilce && { ilce }), ...(adres && { adres }) }),
    };
    form.recipient.fill(known);
  };

  const ask = async (number: string) => {
    const { signal } = (running.current = new AbortController());
    const isCurrent = () => !signal.aborted && form.jotai.get(form.header).vknTckn === number;
    setState({ vknTckn: number, state: 'pending' });
    try {
      const { data } = await client.GET('/info', {
        params: { query: { vknTckn: number, companyId } },
        signal,
        hideLoading: true,
      });
      if (data.bulundu && isCurrent()) await fill(data);
      if (!signal.aborted) setState({ vknTckn: number, state: data.bulundu ? 'found' : 'unknown' });
    } catch (error) {
      if (signal.aborted) return;
      setState({ vknTckn: number, state: 'failed' });
      report({ kind: 'registryLookup', error, silent: true });
    }
  };

  const lookUp = () => {
    if (!form.recipient.leaveNumber()) return;
    running.current?.abort();
    const number = form.jotai.get(form.header).vknTckn;
    if (number.length >= SHORTEST && number !== CONSUMER.vknTckn) void ask(number);
  };

  const takeConsumer = () => {
    running.current?.abort();
    const { vknTckn: number, ...names } = CONSUMER;
    form.editHeader({ vknTckn: number });
    form.recipient.leaveNumber();
    form.recipient.fill({ ...noName, ...names });
  };

  const current = form.jotai.get(form.header).vknTckn;
  return { state: vknTckn === current && state !== 'failed' ? state : 'idle', lookUp, takeConsumer };
}

/** The recipient's fields as the registry has them. */
export async function readEntry(entry: RegistryEntry): Promise<ReturnType<typeof recipientFromRegistry>> {
  const { taxOffices } = await import('@kalem/domain/codes/tax-offices');
  return {
    ...(entry.vergiDairesi && { vergiDairesi: entry.vergiDairesi }),
    ...recipientFromRegistry(entry, taxOffices),
  };
}
