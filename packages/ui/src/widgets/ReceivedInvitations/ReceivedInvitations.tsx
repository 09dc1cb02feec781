'use client';
import { useEffect, useRef } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { useAccount } from '../../kit/account/useAccount';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { ConfirmAddress } from './ConfirmAddress';
import { messages } from './messages';
import { ReceivedOne } from './ReceivedOne';

/** Events of the received invitations. */
export type ReceivedInvitationsEvent =
  /** The user is now a member of this company. */
  | { type: 'accepted'; companyId: string; companyName: string }
  /** An invitation was declined. */
  | { type: 'declined'; id: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'received-invitations': ReceivedInvitationsEvent;
  }
}

interface ReceivedInvitationsViewProps extends Pick<ViewProps<'received-invitations'>, 'emit'> {
  /** `notice` is shown above another screen and renders nothing without an invitation or note. `page` has a title. */
  variant?: 'page' | 'notice' | undefined;
  /** Leaves out the note that asks users to confirm their address. */
  hideConfirmation?: boolean | undefined;
}

export type ReceivedInvitationsProps = PropsOf<'received-invitations', ReceivedInvitationsViewProps>;

/**
 * The invitations of the signed-in user, to accept or decline. Only confirmed addresses receive invitations, so
 * other users are asked to open the link that was mailed when they registered.
 *
 * @example <ReceivedInvitations onEvent={(event) => event.type === 'accepted' && openCompany(event.companyId)} />
 */
export const ReceivedInvitations = defineWidget('received-invitations', ReceivedInvitationsView, { needs: 'nothing' });

function ReceivedInvitationsView({ variant = 'page', hideConfirmation = false, emit }: ReceivedInvitationsViewProps) {
  const t = useMessages(messages);
  const { explain } = useKalem();
  const invitations = useApi().useQuery('get', '/account/invitation', undefined, {
    meta: { kind: 'listInvitations' },
  });
  const { data, error, isPending, refetch } = invitations;
  const account = useAccount();
  const isConfirmed = account.data?.emailVerified;
  const wasUnconfirmed = useRef(false);
  // Invitations are visible from the confirmation on.
  useEffect(() => {
    if (isConfirmed === true && wasUnconfirmed.current) void refetch();
    wasUnconfirmed.current = isConfirmed === false;
  }, [isConfirmed, refetch]);
  const unconfirmed = !hideConfirmation && isConfirmed === false ? account.data?.email : undefined;
  const isNotice = variant === 'notice';
  if (isNotice && !data?.items.length && unconfirmed === undefined) return null;
  return (
    <section className="kalem-invitations" data-variant={variant} aria-label={t('title')}>
      {!isNotice && (
        <div className="kalem-page-head">
          <h1 className="kalem-title">{t('title')}</h1>
        </div>
      )}
      {unconfirmed !== undefined && <ConfirmAddress email={unconfirmed} />}
      {error && !data && !isNotice && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')} {explain(error)}
        </Banner>
      )}
      {isPending && !isNotice && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="88px" />
        </div>
      )}
      {data?.items.length === 0 && unconfirmed === undefined && (
        <div className="kalem-card">
          <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
        </div>
      )}
      {data?.items.map((invitation) => (
        <ReceivedOne
          key={invitation.id}
          invitation={invitation}
          isNotice={isNotice}
          onAccepted={(joined) => emit({ type: 'accepted', companyId: joined, companyName: invitation.companyName })}
          onDeclined={() => emit({ type: 'declined', id: invitation.id })}
        />
      ))}
    </section>
  );
}
