'use client';
import { useEffect } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { defineMessages } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';

/** SHL-43, NUM-08. */
const LIFETIME_MS = 7000;

/** Events of the welcome. */
export type WelcomeEvent =
  /** It has closed, or the user's name is unknown. */
  { type: 'done' };

declare module '../../provider/events' {
  interface WidgetEvents {
    welcome: WelcomeEvent;
  }
}

type WelcomeViewProps = ViewProps<'welcome'>;
export type WelcomeProps = PropsOf<'welcome', WelcomeViewProps>;

/**
 * Greets the user by name for seven seconds after a sign-in. Render it once per sign-in.
 *
 * @example {isNewSession && <Welcome onEvent={() => setNewSession(false)} />}
 */
export const Welcome = defineWidget('welcome', WelcomeView, { needs: 'nothing', isOverlay: true });

function WelcomeView({ emit }: WelcomeViewProps) {
  const t = useMessages(messages);
  const { toast } = useKalem();
  const account = useApi().useQuery('get', '/account', undefined, { meta: { kind: 'welcome' } });
  const name = account.data?.name;
  useEffect(() => {
    if (account.isError) emit({ type: 'done' });
    if (name === undefined) return undefined;
    let isMounted = true;
    const end = () => isMounted && emit({ type: 'done' });
    toast({ tone: 'info', text: t('welcome', { name }), lifetime: LIFETIME_MS, onGone: end });
    return () => {
      isMounted = false;
    };
  }, [name, account.isError, emit, toast, t]);
  return null;
}

const messages = defineMessages('welcome', {
  tr: { welcome: 'Hoş geldiniz, {name}' },
  en: { welcome: 'Welcome, {name}' },
});
