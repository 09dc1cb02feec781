import { ReceivedInvitations } from '@kalem/ui/received-invitations';
import { useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import { Title } from './Title';

/** /dashboard/davetler: the companies that have invited the signed-in user. */
export function InvitationsPage() {
  return (
    <div className="content">
      <Title screen="invitations" />
      <Invitations variant="page" />
    </div>
  );
}

/** The same above every other screen, where there are any. */
export function InvitationsNotice() {
  return (
    <div className="content shell-notice">
      <Invitations variant="notice" />
    </div>
  );
}

/** Accepting leads on to the company that the user has joined. */
function Invitations({ variant }: { variant: 'page' | 'notice' }) {
  const { store } = useApp();
  const navigate = useNavigate();
  return (
    <ReceivedInvitations
      variant={variant}
      onEvent={(event) => {
        if (event.type !== 'accepted') return;
        store.set({ ...store.get(), activeCompanyId: event.companyId });
        void navigate('/dashboard/anasayfa');
      }}
    />
  );
}
