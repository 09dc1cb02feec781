import { recipientFromRegistry } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useEffect, useRef, useState } from 'react';
import { useKalem } from '../../../provider/useKalem';
import { useInvoiceStore } from '../FormContext';
import type { DraftHeader } from '../FormDraft';

type RegistryEntry = components['schemas']['RegistryEntry'];

const SHORTEST = 10;
const filledFields = ['aliciUnvan', 'aliciAdi', 'aliciSoyadi', 'vergiDairesi', 'il', 'ilce', 'adres'] as const;
/** A number has one name: the one of another taxpayer must not stand beside it. */
const noName = { aliciUnvan: '', aliciAdi: '', aliciSoyadi: '' };
type Filled = Partial<Pick<DraftHeader, (typeof filledFields)[number]>>;

/**
 * Looks the recipient up when the caret leaves the number (INV-19). What the last lookup filled in goes with its
 * number; what somebody typed stays. A failed or empty lookup changes nothing.
 */
export function useRegistryLookup(companyId: string): {
  readonly state: 'idle' | 'pending' | 'found';
  readonly lookUp: () => void;
} {
  const { client, report } = useKalem();
  const form = useInvoiceStore();
  const [{ vknTckn, state }, setState] = useState<{ vknTckn: string; state: 'pending' | 'found' | 'failed' }>({
    vknTckn: '',
    state: 'failed',
  });
  const [first] = useState(() => form.jotai.get(form.header).vknTckn);
  const lastAsked = useRef(first);
  const lastFilled = useRef<Filled>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fill = async (entry: RegistryEntry) => {
    const { taxOffices } = await import('@kalem/domain/codes/tax-offices');
    const recipient = recipientFromRegistry(entry, taxOffices);
    const hasName = recipient.aliciUnvan || recipient.aliciAdi || recipient.aliciSoyadi;
    const known: Filled = {
      ...(hasName && noName),
      ...(entry.vergiDairesi && { vergiDairesi: entry.vergiDairesi }),
      ...recipient,
    };
    const header = form.jotai.get(form.header);
    const stale = filledFields.filter((field) => header[field] !== '' && header[field] === lastFilled.current[field]);
    form.editHeader({ ...Object.fromEntries(stale.map((field) => [field, ''])), ...known });
    lastFilled.current = known;
  };

  const ask = async (number: string) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const isCurrent = () => !signal.aborted && form.jotai.get(form.header).vknTckn === number;
    setState({ vknTckn: number, state: 'pending' });
    try {
      const { data } = await client.GET('/info', {
        params: { query: { vknTckn: number, companyId } },
        signal,
        hideLoading: true,
      });
      if (isCurrent()) await fill(data);
      setState({ vknTckn: number, state: 'found' });
    } catch (error) {
      if (signal.aborted) return;
      setState({ vknTckn: number, state: 'failed' });
      report({ kind: 'registryLookup', error, silent: true });
    }
  };

  const lookUp = () => {
    const number = form.jotai.get(form.header).vknTckn;
    if (number.length < SHORTEST || number === lastAsked.current) return;
    lastAsked.current = number;
    void ask(number);
  };

  const current = form.jotai.get(form.header).vknTckn;
  return { state: vknTckn === current && state !== 'failed' ? state : 'idle', lookUp };
}
