import { useMemo } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { createClient } from '@kalem/sdk';
import { KalemProvider, KalemScope, type KalemProviderProps, type Theme } from '@kalem/ui';
import { useHostStyle } from './hostPage';
import { useShownLook } from './checkLooks';

/** For stories that call no API. */
const idle = createClient({ baseUrl: '/api' });

/**
 * Renders every story in a provider with the theme and language of the toolbar. A story with a scenario
 * (`parameters.load`, see packages/ui/testing, or the toolbar's) gets the client and company of the scenario, which run
 * on the real server in the page. `parameters.provider` sets further props of the provider; 'own' means that the story
 * renders a provider itself.
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
      scenario={loaded.scenario}
      keepsData={loaded.keepsData}
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
  keepsData,
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
  /** The toolbar names another scenario, in which this story could not be shown. */
  keepsData?: boolean;
  hostStyle?: string;
  provider?: Partial<KalemProviderProps>;
  onEvent?: () => void;
  children: React.ReactNode;
}) {
  useHostStyle(hostStyle);
  const shown = useShownLook();
  const scheme = shown?.theme ?? theme;
  const look = useMemo<Theme>(
    () => ({ scheme, density, tokens: { font: "'Inter Variable', system-ui, sans-serif" } }),
    [scheme, density],
  );
  return (
    <KalemProvider
      userKey="story"
      {...provider}
      {...(scenario?.clock && { clock: scenario.clock })}
      client={scenario?.client ?? idle}
      companyId={scenario?.companyId}
      theme={look}
      locale={shown?.locale ?? locale}
      onEvent={onEvent}
    >
      <KalemScope className="story-page" data-width={width}>
        {keepsData && (
          <p className="story-note">This story brings its own data: the scenario of the toolbar is not shown here.</p>
        )}
        {children}
      </KalemScope>
    </KalemProvider>
  );
}
