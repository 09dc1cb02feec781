import { useMemo } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { createClient } from '@kalem/sdk';
import { KalemProvider, KalemScope, type KalemProviderProps, type Theme } from '@kalem/ui';
import { useHostStyle } from './hostPage';

/** For stories that call no API. */
const idle = createClient({ baseUrl: '/api' });

/**
 * Every story stands in a provider with the toolbar's look. A story with a scenario (a loader, see packages/ui/testing)
 * gets that one's client and company, which is the real server in the page, or those of the scenario that the toolbar
 * names; `parameters.provider` sets further props of the provider, and 'own' says that the story brings one.
 */
export const withKalem: Decorator = (Story, { globals, loaded, args, parameters }) =>
  parameters.provider === 'own' ? (
    <Story />
  ) : (
    <KalemStory
      theme={globals.theme}
      density={globals.density}
      width={globals.width}
      locale={globals.locale}
      scenario={loaded.shown ?? loaded.scenario}
      hostStyle={loaded.hostStyle}
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
  clock?: () => Date;
}

function KalemStory({
  theme,
  density,
  width,
  locale,
  scenario,
  hostStyle,
  provider,
  onEvent,
  children,
}: {
  theme: Theme['scheme'];
  density: Theme['density'];
  width: string;
  locale: 'tr' | 'en';
  scenario?: Scenario;
  hostStyle?: string;
  provider?: Partial<KalemProviderProps>;
  onEvent?: () => void;
  children: React.ReactNode;
}) {
  useHostStyle(hostStyle);
  const look = useMemo<Theme>(
    () => ({ scheme: theme, density, tokens: { font: "'Inter Variable', system-ui, sans-serif" } }),
    [theme, density],
  );
  return (
    <KalemProvider
      userKey="story"
      {...provider}
      {...(scenario?.clock && { clock: scenario.clock })}
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
