'use client';
import { newIdempotencyKey, type components } from '@kalem/sdk';
import { dayOf } from '../../fields/instants';
import { PermissionSummary } from '../../fields/permissions';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { Skeleton } from '../../primitives/feedback/Progress';
import { CompanyMark } from '../../primitives/Icon';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

type Invitation = components['schemas']['ReceivedInvitation'];

/** What the received invitations tell their host. */
export type ReceivedInvitationsEvent =
  /** The user belongs to another company now. */
  | { type: 'accepted'; companyId: string; companyName: string }
  /** An invitation was refused, and is gone. */
  | { type: 'declined'; id: string };

interface ReceivedInvitationsViewProps extends Pick<ViewProps<'received-invitations'>, 'emit'> {
  /**
   * `notice` stands above a screen and shows nothing where nobody has invited; `page` (default) has a title.
   */
  variant?: 'page' | 'notice';
}

export type ReceivedInvitationsProps = PropsOf<'received-invitations', ReceivedInvitationsViewProps>;

/**
 * The companies that ask whoever is signed in to join them, to be accepted or refused. They reach addresses that
 * are proven.
 *
 * @example <ReceivedInvitations onEvent={(event) => event.type === 'accepted' && openCompany(event.companyId)} />
 */
export const ReceivedInvitations = defineWidget('received-invitations', ReceivedInvitationsView, { needs: 'nothing' });

function ReceivedInvitationsView({ variant = 'page', emit }: ReceivedInvitationsViewProps) {
  const t = useMessages(messages);
  const { explain } = useKalem();
  const invitations = useApi().useQuery('get', '/account/invitation', undefined, {
    meta: { kind: 'listInvitations' },
  });
  const { data, error, isPending, refetch } = invitations;
  const isNotice = variant === 'notice';
  if (isNotice && !data?.items.length) return null;
  return (
    <section className="kalem-invitations" data-variant={variant} aria-label={t('title')}>
      {!isNotice && (
        <div className="kalem-page-head">
          <h1 className="kalem-title">{t('title')}</h1>
        </div>
      )}
      {error && !data && (
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
      {isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="88px" />
        </div>
      )}
      {data?.items.length === 0 && (
        <div className="kalem-card">
          <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
        </div>
      )}
      {data?.items.map((invitation) => (
        <ReceivedOne key={invitation.id} invitation={invitation} isNotice={isNotice} emit={emit} />
      ))}
    </section>
  );
}

interface ReceivedOneProps extends Pick<ReceivedInvitationsViewProps, 'emit'> {
  invitation: Invitation;
  isNotice: boolean;
}

function ReceivedOne({ invitation, isNotice, emit }: ReceivedOneProps) {
  const t = useMessages(messages);
  const { id, companyName, permissions, expiresAt } = invitation;
  const { accept, decline } = useAnswers(invitation, emit);
  const isBusy = accept.isPending || decline.isPending;
  const Heading = isNotice ? 'p' : 'h2';
  return (
    <div className="kalem-card kalem-invitations__one" role="group" aria-labelledby={`invitation-${id}`}>
      <CompanyMark name={companyName} />
      <div className="kalem-invitations__text">
        <Heading id={`invitation-${id}`} className="kalem-invitations__asks">
          {t('asks', { company: companyName })}
        </Heading>
        <p className="kalem-sm kalem-muted">
          <PermissionSummary permissions={permissions} />
        </p>
        <p className="kalem-xs kalem-muted kalem-num">{t('until', { day: dayOf(expiresAt) })}</p>
      </div>
      <div className="kalem-invitations__answers">
        <Button
          variant="quiet"
          isDisabled={accept.isPending}
          isPending={decline.isPending}
          onPress={() => void decline.run(undefined)}
        >
          {t('decline')}
        </Button>
        <Button
          variant={isNotice ? 'secondary' : 'primary'}
          isDisabled={isBusy && !accept.isPending}
          isPending={accept.isPending}
          onPress={() => void accept.run(undefined)}
        >
          {t('accept')}
        </Button>
      </div>
    </div>
  );
}

/** One that has ended or was withdrawn meanwhile is said by the toast of the failure, and goes from the list. */
function useAnswers({ id, companyName }: Invitation, emit: ReceivedInvitationsViewProps['emit']) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const path = { id };
  const accept = useAction('acceptInvitation', async () => {
    const params = { path, header: { 'Idempotency-Key': newIdempotencyKey() } };
    try {
      const { data } = await client.POST('/account/invitation/{id}', { params });
      toast({ tone: 'success', text: t('accepted', { company: companyName }) });
      await invalidate('/company');
      emit({ type: 'accepted', companyId: data.companyId, companyName });
    } finally {
      await invalidate('/account/invitation');
    }
  });
  const decline = useAction('declineInvitation', async () => {
    try {
      await client.DELETE('/account/invitation/{id}', { params: { path } });
      toast({ tone: 'info', text: t('declined', { company: companyName }) });
      emit({ type: 'declined', id });
    } finally {
      await invalidate('/account/invitation');
    }
  });
  return { accept, decline };
}
