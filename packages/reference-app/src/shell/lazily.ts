import { type ComponentType, lazy } from 'react';

/**
 * A part of the shell that nothing waits for. One that cannot be had, because the connection is lost say, is left out
 * until the page is loaded anew: it takes nothing with it that somebody has typed.
 */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch(() => Nothing),
  }));
}

function Nothing() {
  return null;
}
