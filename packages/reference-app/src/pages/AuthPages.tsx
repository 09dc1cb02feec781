import { useKalem } from '@kalem/ui';
import { Login } from '@kalem/ui/login';
import { PasswordReset } from '@kalem/ui/password-reset';
import { Banner, Button } from '@kalem/ui/primitives';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { Register } from '@kalem/ui/register';
import { useEffect, useState } from 'react';
import { AuthLayout } from './AuthLayout';
import { useApp, useUser } from '../AppRoot';
import { useMessages } from '../language';
import { useValue } from '../value';
import { messages } from './messages';
import { Title } from './Title';

const home = '/dashboard/anasayfa';

/**
 * /login. Redirects as soon as a user is signed in (SES-17, ACC-06): to the screen on which a session was lost, or to
 * the requested address. The page itself shows that a session was lost, without a toast (SES-12, USE-13).
 */
export function LoginPage() {
  const t = useMessages(messages);
  const { lost: lostPlace, greeting } = useApp();
  const lost = useValue(lostPlace);
  const user = useUser();
  const navigate = useNavigate();
  const asked = askedOf(useLocation().state);
  if (user) {
    if (!lost) return <Navigate to={asked ?? home} replace />;
    const place = lost.userId === user.id ? lost : undefined;
    return <Navigate to={place?.address ?? home} state={place?.state} replace />;
  }
  return (
    <AuthLayout>
      <Title screen="login" />
      {lost && (
        <div className="auth-news">
          <Banner>
            <b>{t.sessionLost}</b> {t.draftKept}
          </Banner>
        </div>
      )}
      <Login
        email={lost?.email}
        onEvent={(event) => {
          if (event.type === 'signedIn') greeting.set(true);
          if (event.type === 'registerAsked') void navigate('/register');
        }}
      />
    </AuthLayout>
  );
}

/** The address that was requested without a session: `{ asked }` of the navigation state. */
function askedOf(state: unknown): string | undefined {
  const asked = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : undefined;
  return typeof asked === 'string' && /^\/(dashboard|payment)\b/.test(asked) ? asked : undefined;
}

/** /register: only for users who arrive signed out (SES-17). A new user continues with the first company (ACC-19). */
export function RegisterPage() {
  const { client, greeting } = useApp();
  const [wasSignedIn] = useState(client.session.isSignedIn);
  const navigate = useNavigate();
  if (wasSignedIn) return <Navigate to={home} replace />;
  return (
    <AuthLayout>
      <Title screen="register" />
      <Register
        onEvent={(event) => {
          if (event.type === 'loginAsked') void navigate('/login');
          if (event.type !== 'registered') return;
          greeting.set(true);
          void navigate('/dashboard/yeni-sirket-ekle', { replace: true });
        }}
      />
    </AuthLayout>
  );
}

const REDIRECT_DELAY_MS = 1000;

/**
 * /password/reset/{token}: the target of mails about a password or an invitation, with and without a session (ACC-21,
 * ACC-24). A new password has ended all sessions on the server, so the local one is dropped: otherwise it would skip
 * the sign-in.
 */
export function PasswordResetPage() {
  const { token = '' } = useParams();
  const { client } = useApp();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return undefined;
    const leave = async () => {
      await client.session.signOut();
      await navigate('/login', { replace: true });
    };
    const timer = setTimeout(() => void leave(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, client, navigate]);
  return (
    <AuthLayout>
      <Title screen="newPassword" />
      <PasswordReset token={token} onEvent={() => setDone(true)} />
    </AuthLayout>
  );
}

/**
 * /email/verify/{token}: the target of mails about an address. A button uses the link, because mail scanners
 * open pages too.
 */
export function EmailLinkPage() {
  const t = useMessages(messages);
  const { explain } = useKalem();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { client } = useApp();
  const [step, setStep] = useState<'asking' | 'sending' | 'done'>('asking');
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    setStep('sending');
    setRefusal(undefined);
    try {
      await client.PUT('/account/email/verification', { body: { token } });
      setStep('done');
    } catch (error) {
      setRefusal(explain(error));
      setStep('asking');
    }
  };
  return (
    <AuthLayout>
      <Title screen="emailLink" />
      <div className="auth-message">
        <h1 className="kalem-title">{t.yourEmail}</h1>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        {step === 'done' ? (
          <>
            <p role="status">{t.emailConfirmed}</p>
            <Button variant="primary" isBlock onPress={() => void navigate('/login', { replace: true })}>
              {t.goOn}
            </Button>
          </>
        ) : (
          <>
            <p>{t.confirmHelp}</p>
            <Button variant="primary" isBlock isPending={step === 'sending'} onPress={() => void confirm()}>
              {t.confirmEmail}
            </Button>
          </>
        )}
      </div>
    </AuthLayout>
  );
}
