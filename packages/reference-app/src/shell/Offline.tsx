import { useKalem } from '@kalem/ui';
import { Button, Icon } from '@kalem/ui/primitives';
import { useEffect, useState } from 'react';
import { useApp } from '../AppRoot';
import { useMessages } from '../language';
import { messages } from './messages';

const wifiOff =
  'M3 7.6a10.3 10.3 0 0 1 3.4-2.2M9 4.6a10.3 10.3 0 0 1 8 3M5.4 10.4a7 7 0 0 1 2.9-1.8M12.4 8.9a7 7 0 0 1 2.2 1.5' +
  'M8 13a3.2 3.2 0 0 1 4 0M10 15.8v.1M3.5 3.5l13 13';

/** Milliseconds for which the message about the restored connection is shown. */
const BACK_SHOWN_MS = 2000;

/**
 * A banner above the page while the connection is lost. It shows that typed text is kept, and disappears soon after the
 * connection is back.
 */
export function Offline() {
  const t = useMessages(messages);
  const { client } = useApp();
  const [state, setState] = useConnection();
  const [isAsking, setAsking] = useState(false);
  /** For outages that the browser does not report. */
  const ask = async () => {
    setAsking(true);
    const isThere = await client.GET('/hash').then(
      () => true,
      () => false,
    );
    setAsking(false);
    if (isThere) setState('back');
  };
  return (
    <div className="offline" role="status">
      {state === 'off' && (
        <div>
          <Icon icon={wifiOff} size="sm" />
          <span>{t.offline}</span>
          <Button size="sm" isPending={isAsking} onPress={() => void ask()}>
            {t.retry}
          </Button>
        </div>
      )}
      {state === 'back' && <div>{t.online}</div>}
    </div>
  );
}

type Connection = 'on' | 'off' | 'back';

/** The state of the connection, from the browser's events. Failed reads are repeated when it is back. */
function useConnection(): [Connection, (state: Connection) => void] {
  const { retryFailed } = useKalem();
  const [state, setState] = useState<Connection>(() => (navigator.onLine ? 'on' : 'off'));
  useEffect(() => {
    const lose = () => setState('off');
    const find = () => setState((before) => (before === 'off' ? 'back' : before));
    window.addEventListener('offline', lose);
    window.addEventListener('online', find);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', find);
    };
  }, []);
  useEffect(() => {
    if (state !== 'back') return undefined;
    retryFailed();
    const timer = setTimeout(() => setState('on'), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state, retryFailed]);
  return [state, setState];
}
