import { useSyncExternalStore } from 'react';
import { useApp } from './useApp';

/** Who is signed in; undefined when nobody is (SES-06). */
export function useUser() {
  const { session } = useApp().client;
  return useSyncExternalStore(session.subscribe, session.user);
}
