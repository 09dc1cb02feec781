import type { components } from '@kalem/sdk';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { messages } from './messages';

interface ReminderMessageProps {
  /** The messages that would be sent. Undefined while they are read. */
  items: readonly components['schemas']['ReminderPreview'][] | undefined;
  /** Whether they are those of an earlier choice. */
  isOld: boolean;
  isMail: boolean;
  /** Whether an invoice is chosen. */
  hasChoice: boolean;
  companyId: string;
}

/** The message as it will be sent. It is Turkish, as all documents are. */
export function ReminderMessage({ items, isOld, isMail, hasChoice, companyId }: ReminderMessageProps) {
  const t = useMessages(messages);
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readPermissions' } });
  const email = companies.data?.items.find(({ id }) => id === companyId)?.email;
  if (!hasChoice) return <p className="kalem-muted">{t('noneChosen')}</p>;
  if (!items)
    return (
      <div role="status" aria-label={t('reading')}>
        <Skeleton height="180px" />
      </div>
    );
  const written = items.filter(({ metin }) => metin !== '');
  if (written.length === 0) return <p role="status">{t('allLeftOut')}</p>;
  return (
    <>
      {written.map(({ cariHesapId, konu, metin }) => (
        <article
          key={cariHesapId}
          className="kalem-reminder__paper"
          aria-label={t('message')}
          aria-busy={isOld || undefined}
        >
          {isMail && (
            <p className="kalem-reminder__subject">
              <span className="kalem-muted">{t('subject')}</span>
              <span lang="tr">{konu}</span>
            </p>
          )}
          <p className="kalem-reminder__text" lang="tr">
            {metin}
          </p>
          {isMail && (
            <p className="kalem-reminder__stop" lang="tr">
              {t('stopLine')}
            </p>
          )}
        </article>
      ))}
      {isMail && email && <p className="kalem-xs kalem-muted">{t('replies', { email })}</p>}
    </>
  );
}
