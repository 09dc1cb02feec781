import { ApiError, newIdempotencyKey, type components } from '@kalem/sdk';
import { dayOf } from '../../fields/instants';
import { PermissionSummary } from '../../fields/permissions';
import { Button } from '../../primitives/Button';
import { CompanyMark } from '../../primitives/Icon';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

type Invitation = components['schemas']['ReceivedInvitation'];

interface ReceivedOneProps {
  invitation: Invitation;
  isNotice: boolean;
  onAccepted: (companyId: string) => void;
  onDeclined: () => void;
}

/** One invitation with its buttons. */
export function ReceivedOne({ invitation, isNotice, onAccepted, onDeclined }: ReceivedOneProps) {
  const t = useMessages(messages);
  const { id, companyName, permissions, expiresAt } = invitation;
  const { accept, decline } = useAnswers({ invitation, onAccepted, onDeclined });
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

/** Answers an invitation. If it has expired or was withdrawn, a toast reports it and it leaves the list. */
function useAnswers({ invitation, onAccepted, onDeclined }: Omit<ReceivedOneProps, 'isNotice'>) {
  const { id, companyName } = invitation;
  const t = useMessages(messages);
  const { client, report, toast } = useKalem();
  const invalidate = useInvalidate();
  const path = { id };
  // The server's text contains only that there is no such record.
  const sayGone = (kind: string, error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    report({ kind, error, silent: true });
    toast({ tone: 'danger', text: t('gone') });
  };
  const accept = useAction('acceptInvitation', async () => {
    const params = { path, header: { 'Idempotency-Key': newIdempotencyKey() } };
    try {
      const { data } = await client.POST('/account/invitation/{id}', { params });
      toast({ tone: 'success', text: t('accepted', { company: companyName }) });
      await invalidate('/company');
      onAccepted(data.companyId);
    } catch (error) {
      sayGone('acceptInvitation', error);
    } finally {
      await invalidate('/account/invitation');
    }
  });
  const decline = useAction('declineInvitation', async () => {
    try {
      await client.DELETE('/account/invitation/{id}', { params: { path } });
      toast({ tone: 'info', text: t('declined', { company: companyName }) });
      onDeclined();
    } catch (error) {
      sayGone('declineInvitation', error);
    } finally {
      await invalidate('/account/invitation');
    }
  });
  return { accept, decline };
}
