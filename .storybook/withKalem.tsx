import { useMemo } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { createClient } from '@kalem/sdk';
import { KalemProvider, KalemScope, type KalemProviderProps, type Theme } from '@kalem/ui';

/** For stories that call no API. */
const idle = createClient({ baseUrl: '/api' });

/**
 * Every story stands in a provider with the toolbar's look. A story with a scenario (a loader, see packages/ui/testing) gets
 * that one's client and company, which is the real server in the page; `parameters.provider` sets further props of the provider.
 */
export const withKalem: Decorator = (Story, { globals, loaded, args, parameters }) => (
  <KalemStory
    theme={globals.theme}
    density={globals.density}
    width={globals.width}
    locale={globals.locale}
    scenario={loaded.scenario}
    provider={parameters.provider}
    onEvent={asListener(args.onEvent)}
  >
    <Story />
  </KalemStory>
);

/** The actions panel's listener, where a story has one. */
function asListener(listener: unknown): (() => void) | undefined {
  return typeof listener === 'function' ? (...event: unknown[]) => listener(...event) : undefined;
}

interface Scenario {
  client: ReturnType<typeof createClient>;
  companyId?: string;
}

function KalemStory({
  theme,
  density,
  width,
  locale,
  scenario,
  provider,
  onEvent,
  children,
}: {
  theme: Theme['scheme'];
  density: Theme['density'];
  width: string;
  locale: 'tr' | 'en';
  scenario?: Scenario;
  provider?: Partial<KalemProviderProps>;
  onEvent?: () => void;
  children: React.ReactNode;
}) {
  const look = useMemo<Theme>(
    () => ({ scheme: theme, density, tokens: { font: "'Inter Variable', system-ui, sans-serif" } }),
    [theme, density],
  );
  return (
    <KalemProvider
      userKey="story"
      {...provider}
      client={scenario?.client ?? idle}
      companyId={scenario?.companyId}
      theme={look}
      locale={locale}
      onEvent={onEvent}
    >
      <KalemScope className="story-page" data-width={width}>
        {children}
      </KalemScope>
    </KalemProvider>
  );
}
