import { useKalem } from '@kalem/ui';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useMessages } from '../language';
import { type ScreenName, screenNames } from '../messages';
import { messages } from './messages';

interface ClosedScreenProps {
  screen: ScreenName;
  /** Where the user is led instead. */
  to: string;
}

/** Stands at the address of a screen that the user may not open: says so and leads away from it (USR-12). */
export function ClosedScreen({ screen, to }: ClosedScreenProps) {
  const t = useMessages(messages);
  const names = useMessages(screenNames);
  const { toast } = useKalem();
  const text = screen === 'audit' ? t.ownersOnly(names[screen]) : t.mayNotOpen(names[screen]);
  useEffect(() => toast({ tone: 'danger', text }), [toast, text]);
  return <Navigate to={to} replace />;
}
