import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useApp } from '../useApp';
import { useUser } from '../useUser';
import { useValue } from '../useValue';
import { Shell } from './Shell';

/** Everything under /dashboard is for who is signed in (SES-18); while the sign-out runs its last quarter second there is nothing to see. */
export function Dashboard() {
  const { leaving, lost } = useApp();
  const isLeaving = useValue(leaving);
  const user = useUser();
  useEffect(() => {
    if (user) lost.set(null);
  }, [user, lost]);
  if (user) return <Shell key={user.id} />;
  return isLeaving ? null : <Navigate to="/login" replace />;
}
