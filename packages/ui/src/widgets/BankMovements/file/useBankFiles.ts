import { newIdempotencyKey } from '@kalem/sdk';
import type { components } from '@kalem/sdk';
import { useEffect, useRef, useState } from 'react';
import { useAction, useApi, useInvalidate } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';

export type BankFile = components['schemas']['BankFile'];

/** Polling interval while the server reads or undoes a file. */
const REREAD_MS = 700;

/** Whether the server reads or undoes a file. */
export function isUnderWay({ durum }: BankFile): boolean {
  return durum === 'BEKLIYOR' || durum === 'SURUYOR' || durum === 'GERI_ALINIYOR';
}

/** The latest uploads, newest first. */
export function useBankFiles(companyId: string) {
  return useApi().useQuery(
    'get',
    '/banka-hareketi/dosya',
    { params: { query: { companyId } } },
    { meta: { kind: 'listBankFiles' }, staleTime: 0 },
  );
}

/** One upload. Polls while the server reads or undoes it, then reads again all that it changed. */
export function useBankFile(id: string, companyId: string, onEnded: (file: BankFile) => void) {
  const invalidate = useInvalidate();
  const file = useApi().useQuery(
    'get',
    '/banka-hareketi/dosya/{id}',
    { params: { path: { id }, query: { companyId } } },
    {
      meta: { kind: 'readBankFile' },
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : REREAD_MS),
    },
  );
  const wasUnderWay = useRef(false);
  const { data } = file;
  useEffect(() => {
    if (!data) return;
    const isNow = isUnderWay(data);
    if (wasUnderWay.current && !isNow) {
      void invalidate('/banka-hareketi', '/fatura', '/tahsilat', '/alacak', '/anasayfa');
      onEnded(data);
    }
    wasUnderWay.current = isNow;
  }, [data, invalidate, onEnded]);
  return file;
}

/** Sends a file. The same file after a lost answer is not a second upload. */
export function useUpload(companyId: string, onUploaded: (file: BankFile) => void) {
  const { client, explain } = useKalem();
  const invalidate = useInvalidate();
  const [share, setShare] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const key = useRef<{ file: File; key: string }>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const sending = useAction(
    'uploadBankFile',
    async (file: File) => {
      if (key.current?.file !== file) key.current = { file, key: newIdempotencyKey() };
      const header = { 'Idempotency-Key': key.current.key };
      const { signal } = (running.current = new AbortController());
      setRefusal(undefined);
      setShare(0);
      try {
        const sent = { body: { file }, signal, onUploadProgress: setShare, hideLoading: true };
        const { data } = await client.POST('/banka-hareketi/dosya', {
          params: { query: { companyId }, header },
          ...sent,
        });
        void invalidate('/banka-hareketi/dosya');
        onUploaded(data);
      } catch (error) {
        setRefusal(explain(error));
        throw error;
      } finally {
        setShare(undefined);
      }
    },
    { silent: true },
  );
  return { share, refusal, send: (file: File) => void sending.run(file) };
}

/** Stops an upload, or undoes one that has ended (MNY-99). */
export function useStopFile(companyId: string) {
  const { client } = useKalem();
  const invalidate = useInvalidate();
  return useAction('deleteBankFile', async (id: string) => {
    const { data } = await client.DELETE('/banka-hareketi/dosya/{id}', {
      params: { path: { id }, query: { companyId } },
    });
    await invalidate('/banka-hareketi');
    return data;
  });
}
