import { type ComponentType, lazy } from 'react';

/**
 * A lazy part of the shell. If its chunk fails to load, it renders `Failed` until the next reload, by default nothing,
 * so that no typed text is lost.
 */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>, Failed: ComponentType<Props> = Nothing) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch(() => Failed),
  }));
}

function Nothing() {
  return null;
}
