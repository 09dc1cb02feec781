import { isCalendarDate } from '@kalem/domain';
import { useEffect, useRef, useState } from 'react';
import type { KalemClient } from '@kalem/sdk';
import { useKalem } from '../../../provider/useKalem';
import { useInvoiceStore } from '../FormContext';

interface ExchangeRate {
  readonly isPending: boolean;
  /** Looks up the rate of the draft's currency and date; for TRY there is none to look up. */
  readonly lookUp: () => void;
  /** Somebody types a rate: one that is on its way must not take its place. */
  readonly stop: () => void;
}

/** Fills the rate in when the currency or the date changes; a failed lookup leaves 0 (INV-26). */
export function useExchangeRate(companyId: string): ExchangeRate {
  const { client, report } = useKalem();
  const form = useInvoiceStore();
  const [isPending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setPending(false);
  };

  const ask = async (wanted: { currencyCode: string; date: string }) => {
    const { signal } = (running.current = new AbortController());
    form.editHeader({ dovizKur: '' });
    setPending(true);
    const dovizKur = await readExchangeRate(client, { companyId, ...wanted }, signal).catch((error: unknown) => {
      if (!signal.aborted) report({ kind: 'exchangeRate', error, silent: true });
      return '0';
    });
    if (signal.aborted) return;
    form.editHeader({ dovizKur });
    setPending(false);
  };

  const lookUp = () => {
    stop();
    const { paraBirim: currencyCode, faturaTarih: date } = form.jotai.get(form.header);
    if (currencyCode !== 'TRY' && isCalendarDate(date)) void ask({ currencyCode, date });
  };

  return { isPending, lookUp, stop };
}

interface Wanted {
  companyId: string;
  currencyCode: string;
  /** Of the invoice. */
  date: string;
}

/** The rate of the invoice: forex buying (INV-27); 0 where the bulletin has none. */
export async function readExchangeRate(client: KalemClient, wanted: Wanted, signal?: AbortSignal): Promise<string> {
  const { data } = await client.GET('/currency', { params: { query: wanted }, signal, hideLoading: true });
  return data.ForexBuying || '0';
}
