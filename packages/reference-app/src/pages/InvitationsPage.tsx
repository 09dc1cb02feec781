import { ReceivedInvitations, type ReceivedInvitationsProps } from '@kalem/ui/received-invitations';
import { useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import { Title } from './Title';

/** /dashboard/davetler: the invitations of the signed-in user. */
export function InvitationsPage() {
  return (
    <div className="content">
      <Title screen="invitations" />
      <Invitations variant="page" />
    </div>
  );
}

/** The same as a notice above every other screen, when there are any. */
export function InvitationsNotice({ hideConfirmation }: { hideConfirmation: boolean }) {
  return (
    <div className="content shell-notice">
      <Invitations variant="notice" hideConfirmation={hideConfirmation} />
    </div>
  );
}

/** Accepting an invitation leads to the home page of that company. */
function Invitations({ variant, hideConfirmation }: Pick<ReceivedInvitationsProps, 'variant' | 'hideConfirmation'>) {
  const { store } = useApp();
  const navigate = useNavigate();
  return (
    <ReceivedInvitations
      variant={variant}
      hideConfirmation={hideConfirmation}
      onEvent={(event) => {
        if (event.type !== 'accepted') return;
        store.set({ ...store.get(), activeCompanyId: event.companyId });
        void navigate('/dashboard/anasayfa');
      }}
    />
  );
}
