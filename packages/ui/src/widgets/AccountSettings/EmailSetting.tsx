import { Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '../../kit/account/useAccount';
import { minuteOf } from '../../fields/instants';
import { lazyPart } from '../../primitives/lazyPart';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import { Banner } from '../../primitives/feedback/Banner';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { Setting, SettingRow } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

const ChangeEmail = lazyPart(async () => (await import('./ChangeEmail')).ChangeEmail);

/** The email, whether it is verified, and a pending change. */
export function EmailSetting({ user, onChanged }: { user: User; onChanged: (user: User) => void }) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const [isChanging, setChanging] = useState(false);
  const pending = useApi().useQuery('get', '/account/email', undefined, { meta: { kind: 'readEmailChange' } });
  const { email, expiresAt } = pending.data ?? { email: null, expiresAt: null };
  const prove = useAction('requestEmailVerification', async () => {
    await client.POST('/account/email/verification');
    toast({ tone: 'success', text: t('proofSent', { email: user.email }) });
  });
  const giveUp = useAction('cancelEmailChange', async () => {
    await client.DELETE('/account/email');
    toast({ tone: 'success', text: t('gaveUp') });
    await invalidate('/account/email');
  });
  useOpenedLink(user, onChanged);
  return (
    <Setting title={t('email')} help={t('emailHelp')}>
      <SettingRow
        actions={
          <>
            {!user.emailVerified && (
              <Button size="sm" isPending={prove.isPending} onPress={() => void prove.run(undefined)}>
                {t('prove')}
              </Button>
            )}
            <Button size="sm" onPress={() => setChanging(true)}>
              {t('change')}
            </Button>
          </>
        }
      >
        <Icon icon={icons.mail} />
        <span className="kalem-two">
          <span className="kalem-account__email">
            <span className="kalem-cut" title={user.email}>
              {user.email}
            </span>
            <Badge
              tone={user.emailVerified ? 'success' : 'warning'}
              icon={user.emailVerified ? icons.check : icons.alert}
            >
              {t(user.emailVerified ? 'verified' : 'unverified')}
            </Badge>
          </span>
          <small>{t('present')}</small>
        </span>
      </SettingRow>
      {email !== null && expiresAt !== null && (
        <div className="kalem-account__waiting">
          <Banner
            actions={
              <>
                <Button size="sm" onPress={() => setChanging(true)}>
                  {t('sendAgain')}
                </Button>
                <Button size="sm" isPending={giveUp.isPending} onPress={() => void giveUp.run(undefined)}>
                  {t('giveUp')}
                </Button>
              </>
            }
          >
            {t('waiting', { email, until: minuteOf(expiresAt) })}
          </Banner>
        </div>
      )}
      <Suspense>{isChanging && <ChangeEmail email={email ?? ''} onClose={() => setChanging(false)} />}</Suspense>
    </Setting>
  );
}

/**
 * Detects that the link was opened, in another tab or on another device: the account, read again when the user returns
 * to the page, has a different address (ACC-30).
 */
function useOpenedLink(user: User, onChanged: (user: User) => void): void {
  const t = useMessages(messages);
  const { toast } = useKalem();
  const invalidate = useInvalidate();
  const known = useRef(user.email);
  useEffect(() => {
    if (known.current === user.email) return;
    known.current = user.email;
    toast({ tone: 'success', text: t('emailChanged') });
    onChanged(user);
    void invalidate('/account/email');
  }, [user, t, toast, onChanged, invalidate]);
}
