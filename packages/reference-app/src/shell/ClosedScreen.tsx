import { useKalem } from '@kalem/ui';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useMessages } from '../language';
import { type ScreenName, screenNames } from '../messages';
import { messages } from './messages';

interface ClosedScreenProps {
  screen: ScreenName;
  /** The target of the redirect. */
  to: string;
}

/** Shown at the address of a screen without permission: shows a message and redirects (USR-12). */
export function ClosedScreen({ screen, to }: ClosedScreenProps) {
  const t = useMessages(messages);
  const names = useMessages(screenNames);
  const { toast } = useKalem();
  const text = screen === 'audit' ? t.ownersOnly(names[screen]) : t.mayNotOpen(names[screen]);
  useEffect(() => toast({ tone: 'danger', text }), [toast, text]);
  return <Navigate to={to} replace />;
}
