import { lazy, type ComponentType } from 'react';

const failed = new Set<() => void>();

/**
 * A part of a widget that loads when it is first shown. Unlike React's `lazy`, it can be loaded again after a failure:
 * `retryLazyParts` forgets what failed.
 *
 * @example const Preview = lazyPart(async () => (await import('./Preview')).Preview);
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => (current = create()));
        throw error;
      }
    });
  let current: ComponentType<Props> = create();
  return function LazyPart(props: Props) {
    const Part = current;
    return <Part {...props} />;
  };
}

/** Parts that failed to load are loaded again when they are next shown. */
export function retryLazyParts(): void {
  for (const retry of failed) retry();
  failed.clear();
}

/** How bundlers and browsers say that a file of the page is not there, as after a redeploy. */
const chunkWords =
  /Loading (CSS )?chunk|ChunkLoadError|dynamically imported module|Importing a module script failed|Unable to preload/i;

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && chunkWords.test(`${error.name} ${error.message}`);
}

/**
 * Loads a part that is likely to be shown soon. A failure here is silent: it happens again, visibly, when the part is
 * shown.
 */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
