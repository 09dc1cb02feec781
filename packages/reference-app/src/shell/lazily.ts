import { type ComponentType, lazy } from 'react';

/**
 * A lazy part of the shell that is optional. If its chunk fails to load, it renders nothing until the next reload, so
 * that no typed text is lost.
 */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch(() => Nothing),
  }));
}

function Nothing() {
  return null;
}
