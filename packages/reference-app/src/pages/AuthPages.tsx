import { Login } from '@kalem/ui/login';
import { Navigate, useNavigate } from 'react-router';
import { Register } from '@kalem/ui/register';
import { useState } from 'react';
import { AuthLayout } from './AuthLayout';
import { useApp, useUser } from '../AppRoot';
import { useValue } from '../value';

/** /login: leads on as soon as a user is signed in (SES-17, ACC-06), back to where a lost session broke off. */
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

/** /register: only for users who arrive signed out (SES-17); a new user goes on to the first company (ACC-19). */
export function RegisterPage() {
  const { session } = useApp().client;
  const [wasSignedIn] = useState(session.isSignedIn);
  const navigate = useNavigate();
  if (wasSignedIn) return <Navigate to="/dashboard/anasayfa" replace />;
  return (
    <AuthLayout>
      <title>Hesap Oluştur · Kalem</title>
      <Register
        onEvent={(event) => {
          if (event.type === 'loginAsked') void navigate('/login');
          if (event.type === 'registered') void navigate('/dashboard/yeni-sirket-ekle', { replace: true });
        }}
      />
    </AuthLayout>
  );
}
