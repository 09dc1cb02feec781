'use client';
import { ApiError } from '@kalem/sdk';
import { useEffect, useRef } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { ErrorText } from '../../kit/ErrorText';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { Spinner } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { defineMessages } from '../../provider/texts';

/** Events of the return from the bank. */
export type PaymentResultEvent =
  /** The payment was made: the licence of a year starts now. */
  | { type: 'paid' }
  /** The payment failed for this reason: show the payment step again. */
  | { type: 'declined'; message: string }
  /** The result is unknown, or the user has no such payment: open the host's first page. */
  | { type: 'closed' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'payment-result': PaymentResultEvent;
  }
}

interface PaymentResultViewProps extends Pick<ViewProps<'payment-result'>, 'emit'> {
  /** The id of the payment, from the address to which the bank returns. */
  tx: string;
}

export type PaymentResultProps = PropsOf<'payment-result', PaymentResultViewProps>;

/**
 * Asks for the result of a payment when the payer returns from the bank, and emits it. Shows only a waiting state.
 *
 * @example <PaymentResult tx={tx} onEvent={(event) => event.type !== 'declined' && goHome()} />
 */
export const PaymentResult = defineWidget('payment-result', PaymentResultView, { needs: 'nothing' });

/** PAY-17 to PAY-19. A repeated check is safe: the server starts the year once. */
function PaymentResultView({ tx, emit }: PaymentResultViewProps) {
  const t = useMessages(messages);
  const { toast } = useKalem();
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
        <Unknown error={error} onRetry={() => void refetch()} onClose={() => emit({ type: 'closed' })} />
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

/** A payment of another user or an unknown one offers no retry. */
function Unknown({ error, onRetry, onClose }: { error: unknown; onRetry: () => void; onClose: () => void }) {
  const t = useMessages(messages);
  const isNone = error instanceof ApiError && error.status === 404;
  return (
    <EmptyState
      title={t(isNone ? 'none' : 'unknown')}
      actions={
        <>
          {!isNone && <Button onPress={onRetry}>{t('retry')}</Button>}
          <Button variant={isNone ? 'primary' : 'quiet'} onPress={onClose}>
            {t('home')}
          </Button>
        </>
      }
    >
      {isNone ? t('noneHelp') : <ErrorText error={error} />}
    </EmptyState>
  );
}

const messages = defineMessages('paymentResult', {
  tr: {
    asking: 'Ödemeniz doğrulanıyor',
    askingHelp:
      "Bankanızın yanıtı bekleniyor. Sayfayı kapatsanız da ödeme yarım kalmaz; sonucu Şirketlerim'de görürsünüz.",
    paid: 'Ödemeniz alındı',
    unknown: 'Ödemenizin sonucu öğrenilemedi',
    retry: 'Yeniden sor',
    none: 'Böyle bir ödeme bulunamadı',
    noneHelp:
      "Adres eksik olabilir veya ödeme başka bir hesapla yapılmıştır. Ödemelerinizin sonucu Şirketlerim'de durur.",
    home: 'Anasayfaya dön',
  },
  en: {
    asking: 'Checking your payment',
    askingHelp:
      'Waiting for your bank. You may close this page: the payment goes on, and your companies show its result.',
    paid: 'Your payment was received',
    unknown: 'What became of your payment is not known',
    retry: 'Ask again',
    none: 'There is no such payment',
    noneHelp:
      'The address may be incomplete, or another account has paid. Your companies show what became of your payments.',
    home: 'To the home page',
  },
});
