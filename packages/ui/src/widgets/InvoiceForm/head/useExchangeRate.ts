import { isCalendarDate } from '@kalem/domain';
import { useState } from 'react';
import type { components, KalemClient } from '@kalem/sdk';
import { useKalem } from '../../../provider/useKalem';
import { useInvoiceStore } from '../FormContext';
import type { DraftHeader } from '../../../draft/FormDraft';
import type { DraftHead } from '../../../draft/recipientOrigin';
import { useUnmountSignal } from './useUnmountSignal';

export interface ExchangeRate {
  readonly isPending: boolean;
  /**
   * The last rate that was found. It may be of another currency or date, and the user may have typed another rate
   * since.
   */
  readonly found: (FoundRate & Pick<DraftHeader, 'paraBirim' | 'faturaTarih'>) | undefined;
  /** Changes the currency or the date, and looks up the rate. TRY has no rate. */
  readonly change: (patch: Partial<Pick<DraftHeader, 'paraBirim' | 'faturaTarih' | 'vadeTarihi'>>) => void;
}

/**
 * Looks up the rate when the currency or the date changes. A failed lookup fills in 0. A rate that the user types
 * during the lookup stays (INV-26).
 */
export function useExchangeRate(companyId: string): ExchangeRate {
  const { client, report } = useKalem();
  const form = useInvoiceStore();
  const [pending, setPending] = useState(0);
  const [found, setFound] = useState<ExchangeRate['found']>();
  const signal = useUnmountSignal();

  const ask = async (paraBirim: string, faturaTarih: string) => {
    const follow = form.follow();
    const isWaiting = ({ header }: DraftHead) =>
      header.paraBirim === paraBirim && header.faturaTarih === faturaTarih && header.dovizKur === '';
    setPending((count) => count + 1);
    const wanted = { companyId, currencyCode: paraBirim, date: faturaTarih };
    const rate = await readExchangeRate(client, wanted, signal()).catch((error: unknown): FoundRate => {
      if (!signal().aborted) report({ kind: 'exchangeRate', error, silent: true });
      return { dovizKur: '0' };
    });
    if (signal().aborted) return;
    const { dovizKur } = rate;
    setFound({ ...rate, paraBirim, faturaTarih });
    follow((head) => (isWaiting(head) ? { ...head, header: { ...head.header, dovizKur } } : head));
    setPending((count) => count - 1);
  };

  const change: ExchangeRate['change'] = (patch) => {
    const { paraBirim, faturaTarih } = { ...form.head().header, ...patch };
    const hasRate = paraBirim !== 'TRY' && isCalendarDate(faturaTarih);
    form.editHeader({ ...patch, dovizKur: hasRate ? '' : '0' });
    if (hasRate) void ask(paraBirim, faturaTarih);
  };

  return { isPending: pending > 0, found, change };
}

interface Wanted {
  companyId: string;
  currencyCode: string;
  /** Date of the invoice. */
  date: string;
}

/** A rate and its bulletin; 0 if the lookup failed. */
interface FoundRate {
  readonly dovizKur: string;
  readonly bulletin?: Pick<components['schemas']['ExchangeRate'], 'bultenTarihi' | 'kaynak'>;
}

/** Reads the rate of the invoice: forex buying (INV-27); 0 if the bulletin does not have it. */
export async function readExchangeRate(client: KalemClient, wanted: Wanted, signal?: AbortSignal): Promise<FoundRate> {
  const { data } = await client.GET('/currency', { params: { query: wanted }, signal, hideLoading: true });
  return { dovizKur: data.ForexBuying || '0', bulletin: data };
}
