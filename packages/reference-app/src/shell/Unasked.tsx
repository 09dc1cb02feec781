import { useApi } from '@kalem/ui';
import { Banner, Button } from '@kalem/ui/primitives';
import { Suspense, useState } from 'react';
import { useApp } from '../AppRoot';
import { useMessages } from '../language';
import { shared } from '../messages';
import { useValue } from '../value';
import { lazily } from './lazily';
import { messages } from './messages';

// Lazy, because no screen depends on them.
const VersionNotes = lazily(async () => (await import('@kalem/ui/version-notes')).VersionNotes);
const Welcome = lazily(async () => (await import('@kalem/ui/welcome')).Welcome);
const CompanyIntro = lazily(async () => (await import('@kalem/ui/company-intro')).CompanyIntro);

interface FirstWordsProps {
  /** Whether there is a company and the screen is not the wizard. The wizard should not be interrupted. */
  isAtWork: boolean;
  /** The company button of the header, which opens the chooser. */
  chooser: HTMLElement | null;
}

/**
 * Messages that the shell shows by itself, one at a time: first the version notes, then the welcome, then the pointer
 * to the company menu (SHL-39, SHL-42, SHL-43).
 */
export function FirstWords({ isAtWork, chooser }: FirstWordsProps) {
  const { greeting } = useApp();
  const isGreeted = !useValue(greeting);
  const [isRead, setRead] = useState(false);
  return (
    <Suspense>
      {isAtWork && !isRead && <VersionNotes onEvent={() => setRead(true)} />}
      {(isRead || !isAtWork) && !isGreeted && <Welcome onEvent={() => greeting.set(false)} />}
      {isAtWork && isRead && isGreeted && <CompanyIntro target={chooser} />}
    </Suspense>
  );
}

/** Interval of the version check (SHL-44). */
const RECHECK_MS = 5 * 60_000;

/** Announces that the server has another build than this page. Checks at load and every five minutes (SHL-44). */
export function NewVersion() {
  const t = useMessages(messages);
  const common = useMessages(shared);
  const { buildHash, reload } = useApp();
  const deployed = useApi().useQuery('get', '/hash', undefined, {
    enabled: buildHash !== undefined,
    refetchInterval: RECHECK_MS,
    meta: { kind: 'readHash' },
  });
  if (!deployed.data || deployed.data.hash === buildHash) return null;
  return (
    <div className="content shell-notice">
      <Banner
        actions={
          <Button size="sm" onPress={reload}>
            {common.reload}
          </Button>
        }
      >
        {t.newVersion}
      </Banner>
    </div>
  );
}
