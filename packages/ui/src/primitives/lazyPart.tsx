import { lazy, type ComponentType } from 'react';

const failed = new Set<() => void>();

/**
 * A component that is loaded when it is first shown. Unlike React's `lazy`, it can be loaded again after a failure, see
 * `retryLazyParts`.
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

/** Clears failed loads, so that those parts load again when they are next shown. */
export function retryLazyParts(): void {
  for (const retry of failed) retry();
  failed.clear();
}

/** Error messages of bundlers and browsers for a missing chunk, as after a redeploy. */
const chunkWords =
  /Loading (CSS )?chunk|ChunkLoadError|dynamically imported module|Importing a module script failed|Unable to preload/i;

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && chunkWords.test(`${error.name} ${error.message}`);
}

/** Loads a part that will probably be shown soon. Failures are ignored, because showing the part reports them. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
