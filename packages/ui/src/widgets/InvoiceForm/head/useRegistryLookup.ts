import { recipientFromRegistry } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { useKalem } from '../../../provider/useKalem';
import { useInvoiceStore } from '../FormContext';
import { type DraftHead, fillRecipient, leaveNumber } from '../../../draft/recipientOrigin';
import { useUnmountSignal } from './useUnmountSignal';

type RegistryEntry = components['schemas']['RegistryEntry'];

const SHORTEST = 10;
/** The recipient of an invoice for a consumer who gives no number (ubl-tr 4). */
const CONSUMER = { vknTckn: '11111111111', aliciAdi: 'Nihai', aliciSoyadi: 'Tüketici' } as const;
/** Clears the names of the previous recipient, so that they are not shown beside the new number. */
const noName = { aliciUnvan: '', aliciAdi: '', aliciSoyadi: '' };

type LookupState = 'pending' | 'found' | 'unknown' | 'failed';

/**
 * Looks up the recipient when the caret leaves the number (INV-19). First it clears the values filled in for the old
 * number. The field reports a lookup without a result, but not a failed one.
 */
export function useRegistryLookup(companyId: string): {
  readonly state: LookupState | 'idle';
  readonly lookUp: () => void;
  /** Fills in the consumer, for a recipient without a number. */
  readonly takeConsumer: () => void;
} {
  const { client, report } = useKalem();
  const form = useInvoiceStore();
  const [{ vknTckn, state }, setState] = useState<{ vknTckn: string; state: LookupState }>({
    vknTckn: '',
    state: 'failed',
  });
  const signal = useUnmountSignal();

  /** Continues even if another number is typed in the meantime, because undo may bring this number back. */
  const ask = async (number: string, follow: ReturnType<typeof form.follow>) => {
    const settle = (state: LookupState) =>
      setState((latest) => (latest.vknTckn === number ? { vknTckn: number, state } : latest));
    setState({ vknTckn: number, state: 'pending' });
    try {
      const { data } = await client.GET('/info', {
        params: { query: { vknTckn: number, companyId } },
        signal: signal(),
        hideLoading: true,
      });
      if (data.bulundu) {
        const entry = await readEntry(data);
        follow((head) => (head.header.vknTckn === number ? takeEntry(head, entry) : head));
      }
      settle(data.bulundu ? 'found' : 'unknown');
    } catch (error) {
      if (signal().aborted) return;
      settle('failed');
      report({ kind: 'registryLookup', error, silent: true });
    }
  };

  const lookUp = () => {
    const head = form.head();
    const left = leaveNumber(head);
    if (left === head) return;
    const follow = form.follow();
    follow(leaveNumber);
    const number = left.header.vknTckn;
    if (number.length >= SHORTEST && number !== CONSUMER.vknTckn) void ask(number, follow);
  };

  const takeConsumer = () => {
    const { vknTckn: number, ...names } = CONSUMER;
    form.editHeader({ vknTckn: number });
    form.follow()((head) => fillRecipient(leaveNumber(head), { ...noName, ...names }));
  };

  const current = form.jotai.get(form.header).vknTckn;
  return { state: vknTckn === current && state !== 'failed' ? state : 'idle', lookUp, takeConsumer };
}

/** Fills in the registry's data. The address is filled in only if all of its fields are empty. */
function takeEntry(head: DraftHead, { il, ilce, adres, ...recipient }: RecipientEntry): DraftHead {
  const { header } = head;
  const hasName = recipient.aliciUnvan || recipient.aliciAdi || recipient.aliciSoyadi;
  const isAddressFree = header.il === '' && header.ilce === '' && header.adres === '';
  return fillRecipient(head, {
    ...(hasName && noName),
    ...recipient,
    ...(isAddressFree && { ...(il && { il }), ...(ilce && { ilce }), ...(adres && { adres }) }),
  });
}

type RecipientEntry = ReturnType<typeof recipientFromRegistry>;

/** Converts the registry's entry to the recipient's fields. */
export async function readEntry(entry: RegistryEntry): Promise<RecipientEntry> {
  const { taxOffices } = await import('@kalem/domain/codes/tax-offices');
  return {
    ...(entry.vergiDairesi && { vergiDairesi: entry.vergiDairesi }),
    ...recipientFromRegistry(entry, taxOffices),
  };
}
