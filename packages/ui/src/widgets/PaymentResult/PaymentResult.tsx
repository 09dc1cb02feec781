'use client';
import { useEffect, useRef } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { Spinner } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { defineMessages } from '../../provider/texts';

/** What the return from the bank tells its host. */
export type PaymentResultEvent =
  /** The payment was made: a year runs from now on. */
  | { type: 'paid' }
  /** It was not, and this is why: show the payment again. */
  | { type: 'declined'; message: string };

interface PaymentResultViewProps extends Pick<ViewProps<'payment-result'>, 'emit'> {
  /** The payment, as the address names it that the bank leads back to. */
  tx: string;
}

export type PaymentResultProps = PropsOf<'payment-result', PaymentResultViewProps>;

/**
 * Asks what became of a payment when the payer comes back from the bank, and says so by its event; it shows only that
 * it asks.
 *
 * @example <PaymentResult tx={tx} onEvent={(event) => event.type === 'paid' && goHome()} />
 */
export const PaymentResult = defineWidget('payment-result', PaymentResultView, { needs: 'nothing' });

/** PAY-17 to PAY-19: asking twice is the same, the server starts the year once. */
function PaymentResultView({ tx, emit }: PaymentResultViewProps) {
  const t = useMessages(messages);
  const { toast, explain } = useKalem();
  const invalidate = useInvalidate();
  const told = useRef<string>(undefined);
  const { data, error, refetch } = useApi().useQuery(
    'get',
    '/payment/{id}',
    { params: { path: { id: tx } } },
    { meta: { kind: 'checkPayment', silent: false }, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  );
  useEffect(() => {
    if (!data || told.current === tx) return;
    told.current = tx;
    if (!data.verified) {
      emit({ type: 'declined', message: data.error });
      return;
    }
    toast({ tone: 'success', text: t('paid') });
    void invalidate('/company');
    emit({ type: 'paid' });
  }, [data, tx, emit, toast, t, invalidate]);
  return (
    <div className="kalem-card kalem-payment-result">
      {error ? (
        <EmptyState title={t('unknown')} actions={<Button onPress={() => void refetch()}>{t('retry')}</Button>}>
          {explain(error)}
        </EmptyState>
      ) : (
        <div className="kalem-payment-result__asking" role="status">
          <Spinner />
          <h1 className="kalem-heading">{t('asking')}</h1>
          <p className="kalem-sm kalem-muted">{t('askingHelp')}</p>
        </div>
      )}
    </div>
  );
}

const messages = defineMessages('paymentResult', {
  tr: {
    asking: 'Ödemeniz doğrulanıyor',
    askingHelp:
      'Bankanızın yanıtı bekleniyor. Sayfayı kapatsanız da ödeme yarım kalmaz; sonucu Şirketlerim’de görürsünüz.',
    paid: 'Ödemeniz alındı',
    unknown: 'Ödemenizin sonucu öğrenilemedi',
    retry: 'Yeniden sor',
  },
  en: {
    asking: 'Checking your payment',
    askingHelp:
      'Waiting for your bank. You may close this page: the payment goes on, and your companies show its result.',
    paid: 'Your payment was received',
    unknown: 'What became of your payment is not known',
    retry: 'Ask again',
  },
});
