import type { StoryContext, StoryObj } from '@storybook/react-vite';

type Data = Record<string, unknown>;

/**
 * What a story stands on: the scenario that the toolbar names, unless the story brings data of its own, then those that
 * its `load` opens. Storybook's own loaders would run the file's beside the story's, and open a database for nothing.
 */
export async function openData(context: StoryContext): Promise<Data> {
  const { parameters, globals } = context;
  if (parameters.load && globals.scenario !== 'story' && !bringsData(context)) {
    const { shownScenarios } = await import('../packages/ui/testing/shownScenarios');
    return { scenario: await shownScenarios[globals.scenario]?.() };
  }
  const keepsData = parameters.load !== undefined && globals.scenario !== 'story';
  return { ...(await parameters.load?.(context)), keepsData };
}

/**
 * Whether a story shows what it has made itself: a state of its own, or a test. Of some widgets every story does, for
 * they are shown to an operator, or of something that only their file has made (`parameters.ownData`).
 */
function bringsData({ parameters, tags, moduleExport }: StoryContext & { moduleExport?: StoryObj }): boolean {
  return Boolean(parameters.ownData || moduleExport?.parameters?.load || !tags.includes('autodocs'));
}
