import { useState } from 'react';
import { minuteOf } from '../../fields/instants';
import { ErrorText } from '../../kit/ErrorText';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { defineMessages } from '../../provider/texts';
import { words } from '../../primitives/words';
import { Pagination } from '../../primitives/layout/Pagination';

/** Texts of the payers that confirmed matches taught. */
const payerMessages = defineMessages('payers', {
  shared: [words],
  tr: {
    title: 'Öğrenilen ödeyenler',
    help: 'Onayladığınız eşleşmelerden öğrenilir ve aynı ödeyenin sonraki hareketlerini cariye önerir; kendiliğinden eşleştirmez. 24 ay kullanılmayan silinir.',
    empty: 'Henüz öğrenilen ödeyen yok.',
    IBAN: 'IBAN',
    AD: 'Ad',
    used: 'son kullanım {time}',
    forget: 'Sil: {name}',
    forgotten: 'Ödeyen silindi',
    page: '{n} ödeyen',
    failed: 'Ödeyenler okunamadı.',
  },
  en: {
    title: 'Learned payers',
    help: 'Learned from matches that you confirmed. They suggest the customer for later transactions of the same payer, and never match by themselves. One that is not used for 24 months is deleted.',
    empty: 'No payers learned yet.',
    IBAN: 'IBAN',
    AD: 'Name',
    used: 'last used {time}',
    forget: 'Delete: {name}',
    forgotten: 'Payer deleted',
    page: '{n} {n|payer|payers}',
    failed: 'The payers could not be read.',
  },
});

interface PayersProps {
  companyId: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The payers that confirmed matches taught; each can be deleted (MNY-101). */
export function Payers({ companyId, mayWrite, onClose }: PayersProps) {
  const t = useMessages(payerMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useApi().useQuery(
    'get',
    '/banka-hareketi/ogrenilen',
    { params: { query: { companyId, page } } },
    { meta: { kind: 'listPayers' } },
  );
  const [deleting, setDeleting] = useState<string>();
  const forget = useAction('deletePayer', async (id: string) => {
    setDeleting(id);
    await client.DELETE('/banka-hareketi/ogrenilen/{id}', { params: { path: { id }, query: { companyId } } });
    await invalidate('/banka-hareketi/ogrenilen');
    toast({ tone: 'success', text: t('forgotten') });
  });
  return (
    <Dialog title={t('title')} size="lg" isOpen onClose={onClose}>
      <p className="kalem-sm kalem-muted">{t('help')}</p>
      {!data && !error && <Skeleton height="120px" />}
      {Boolean(error) && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')} <ErrorText error={error} />
        </Banner>
      )}
      {data?.items.length === 0 && page === 1 && <p className="kalem-found">{t('empty')}</p>}
      <ul className="kalem-payers">
        {data?.items.map(({ id, tur, gosterim, aliciUnvan, kullanildi }) => (
          <li key={id}>
            <span className="kalem-two">
              <b className="kalem-num">{gosterim}</b>
              <small>{[t(tur), aliciUnvan, t('used', { time: minuteOf(kullanildi) })].join(' · ')}</small>
            </span>
            {mayWrite && (
              <Button
                size="sm"
                aria-label={t('forget', { name: gosterim })}
                isPending={forget.isPending && deleting === id}
                onPress={() => void forget.run(id)}
              >
                {t('delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && (page > 1 || data.hasNext) && (
        <Pagination page={page} hasNext={data.hasNext} summary={t('page', { n: data.items.length })} onPage={setPage} />
      )}
    </Dialog>
  );
}
