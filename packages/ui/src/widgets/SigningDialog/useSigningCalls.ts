import { useMemo, useRef } from 'react';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';
import { useKalem } from '../../provider/useKalem';
import type { SigningCalls } from './SigningStore';

/** The calls of a signing for one company. The dialog shows their failures itself; `onError` hears them. */
export function useSigningCalls(companyId: string, onBeforeSign: SigningCalls['isAllowed'] | undefined): SigningCalls {
  const { client, report } = useKalem();
  const host = useRef(onBeforeSign);
  useClientLayoutEffect(() => {
    host.current = onBeforeSign;
  });
  return useMemo(() => {
    const params = (key: string) => ({ query: { companyId }, header: { 'Idempotency-Key': key } });
    async function heard<Answer>(kind: string, call: Promise<Answer>): Promise<Answer> {
      try {
        return await call;
      } catch (error) {
        report({ kind, error, silent: true });
        throw error;
      }
    }
    return {
      isAllowed: (faturaIds) => host.current?.(faturaIds) ?? true,
      async ask(body, key) {
        const { data, response } = await heard(
          'startSigning',
          client.POST('/fatura/imza', { params: params(key), body }),
        );
        return { ...data, isRepetition: response.headers.get('Idempotent-Replayed') === 'true' };
      },
      async confirm(body, key) {
        const { data } = await heard('confirmSigning', client.POST('/fatura/imza-onay', { params: params(key), body }));
        return data;
      },
    };
  }, [client, report, companyId]);
}
