import { type ComponentType, lazy } from 'react';

/**
 * A part of the shell that nothing waits for. One that cannot be loaded, for example because the connection is lost, is
 * left out until the page is reloaded: nothing typed is lost with it.
 */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch(() => Nothing),
  }));
}

function Nothing() {
  return null;
}
