import { Suspense, useState } from 'react';
import type { components } from '@kalem/sdk';
import { minuteOf } from '../../fields/instants';
import { lazyPart } from '../../primitives/lazyPart';
import { Button } from '../../primitives/Button';
import { Badge } from '../../primitives/feedback/Badge';
import { Banner } from '../../primitives/feedback/Banner';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { Setting, SettingRow } from '../../primitives/layout/Setting';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

const SignOutEverywhere = lazyPart(async () => (await import('./SignOutEverywhere')).SignOutEverywhere);

type Session = components['schemas']['Session'];

/** The user's sessions. One is ended here, all of them by the host. */
export function SessionsSetting({ onSignOut }: { onSignOut: () => void }) {
  const t = useMessages(messages);
  const { client, toast, explain } = useKalem();
  const invalidate = useInvalidate();
  const [isAsking, setAsking] = useState(false);
  const sessions = useApi().useQuery('get', '/account/session', undefined, { meta: { kind: 'listSessions' } });
  const end = useAction('endSession', async ({ id }: Session) => {
    await client.DELETE('/account/session/{id}', { params: { path: { id } } });
    toast({ tone: 'success', text: t('ended') });
    await invalidate('/account/session');
  });
  const items = sessions.data?.items ?? [];
  return (
    <Setting title={t('sessions')} help={t('sessionsHelp')}>
      {sessions.error && (
        <Banner tone="danger" actions={<Button onPress={() => void sessions.refetch()}>{t('retry')}</Button>}>
          {t('sessionsFailed')} {explain(sessions.error)}
        </Banner>
      )}
      {items.map((session) => (
        <SessionRow key={session.id} session={session} isPending={end.isPending} onEnd={() => void end.run(session)} />
      ))}
      <div className="kalem-setting__foot">
        <span className="kalem-sm kalem-muted">{t('everywhereHelp')}</span>
        <Button icon={icons.logout} onPress={() => setAsking(true)}>
          {t('everywhere')}
        </Button>
      </div>
      <Suspense>
        {isAsking && (
          <SignOutEverywhere
            count={sessions.data?.items.length}
            onConfirm={onSignOut}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Setting>
  );
}

interface SessionRowProps {
  session: Session;
  isPending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const t = useMessages(messages);
  const { userAgent, createdAt, lastUsedAt, current } = session;
  const device = deviceOf(userAgent) ?? t('unknownDevice');
  const when = current ? t('now') : minuteOf(lastUsedAt);
  return (
    <SettingRow
      actions={
        !current && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('endLabel', { device, when })}
            isDisabled={isPending}
            onPress={onEnd}
          >
            {t('end')}
          </Button>
        )
      }
    >
      <Icon icon={/Mobi|iPhone|Android/.test(userAgent) ? icons.phone : icons.panel} />
      <span className="kalem-two">
        <span className="kalem-account__email">
          {device}
          {current && <Badge tone="primary">{t('thisDevice')}</Badge>}
        </span>
        <small className="kalem-num">
          {when} · {t('signedInAt', { when: minuteOf(createdAt) })}
        </small>
      </span>
    </SettingRow>
  );
}

/** The order matters: Edge also contains "Chrome", Chrome contains "Safari", and Android contains "Linux". */
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** 'Chrome, Windows', or only the known part. */
function deviceOf(userAgent: string): string | undefined {
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([mark]) => mark.test(userAgent))?.[1];
  const parts = [find(browsers), find(systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
