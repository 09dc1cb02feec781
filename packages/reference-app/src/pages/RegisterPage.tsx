import { Register } from '@kalem/ui/register';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { AuthLayout } from '../auth/AuthLayout';
import { useApp } from '../useApp';

/** /register: only for whoever is not signed in on arrival (SES-17); who registers here goes on to the first company (ACC-19). */
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
