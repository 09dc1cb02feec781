import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { type User, useAccount } from './useAccount';

/** Renders an account with its loading and error states. */
export function AccountState({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  const t = useMessages(messages);
  const { explain } = useKalem();
  const account = useAccount();
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{title}</h1>
      </div>
      {account.error && (
        <Banner tone="danger" actions={<Button onPress={() => void account.refetch()}>{t('retry')}</Button>}>
          {t('failed')} {explain(account.error)}
        </Banner>
      )}
      {account.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="220px" />
        </div>
      )}
      {account.data && children(account.data)}
    </>
  );
}
