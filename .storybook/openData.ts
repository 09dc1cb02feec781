import type { StoryContext, StoryObj } from '@storybook/react-vite';

type Data = Record<string, unknown>;
type Load = (context: StoryContext) => Promise<Data> | Data;

/**
 * Opens the data of a story: those of its `load`, otherwise the scenario of the toolbar. Storybook's own loaders would
 * run the loader of the file and that of the story, and so open a database that is not used.
 */
export async function openData(context: StoryContext): Promise<Data> {
  const { parameters, globals } = context;
  const load = parameters.load as Load | undefined;
  if (!load) return {};
  if (globals.scenario !== 'story' && !parameters.ownData && !needsOwnServer(context)) {
    const { shownScenarios } = await import('../packages/ui/testing/shownScenarios');
    return { scenario: await shownScenarios[globals.scenario]?.() };
  }
  if (isTestRun && !needsOwnServer(context)) return { ...(await openOnce(load, context)), isShared: true };
  return { ...(await load(context)), keepsData: globals.scenario !== 'story' };
}

/** Whether a story changes its data: it has its own `load`, or is a test. */
function needsOwnServer({ tags, moduleExport }: StoryContext & { moduleExport?: StoryObj }): boolean {
  return Boolean(moduleExport?.parameters?.load || !tags.includes('autodocs'));
}

/** In a browser the user may change the data of any story, so each story opens its own server there. */
export const isTestRun = import.meta.env.VITEST_STORYBOOK !== undefined;

/** The data that the static stories of one file share, by the file's `load`. */
let shared: { load: Load; data: Promise<Data> } | undefined;

/** Opens the file's data for its first static story. Closes that of the file before. */
function openOnce(load: Load, context: StoryContext): Promise<Data> {
  if (shared?.load !== load) {
    void shared?.data.then(closeData);
    shared = { load, data: Promise.resolve(load(context)) };
  }
  return shared.data;
}

/** Closes the server of a story: its database takes 100 MB and more. */
export async function closeData(data: Data): Promise<void> {
  const { server } = (data.scenario ?? {}) as { server?: { close(): Promise<void> } };
  if (!data.isShared) await server?.close();
}
