import { Login } from '@kalem/ui/login';
import { Navigate, useNavigate } from 'react-router';
import { AuthLayout } from '../auth/AuthLayout';
import { useApp } from '../useApp';
import { useUser } from '../useUser';
import { useValue } from '../useValue';

/** /login: leads on as soon as somebody is signed in (SES-17, ACC-06), back to where a lost session broke off. */
export function LoginPage() {
  const lost = useValue(useApp().lost);
  const user = useUser();
  const navigate = useNavigate();
  if (user) {
    const place = lost?.userId === user.id ? lost.location : undefined;
    return <Navigate to={place ?? '/dashboard/anasayfa'} state={place?.state} replace />;
  }
  return (
    <AuthLayout>
      <title>Giriş Yap · Kalem</title>
      <Login
        onEvent={(event) => {
          if (event.type === 'registerAsked') void navigate('/register');
        }}
      />
    </AuthLayout>
  );
}
