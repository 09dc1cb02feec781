type Close = () => Promise<void>;

/**
 * Starts parts that have to be closed in the opposite order. `start` tells with `onClose` how each is closed; when a later one fails,
 * those before it are closed. The result closes all of them, and goes on when one cannot be closed.
 */
export async function unwinding<T extends object>(
  start: (onClose: (close: Close) => void) => Promise<T>,
): Promise<T & { close: Close }> {
  const closers: Close[] = [];
  const close = async () => {
    const failures: unknown[] = [];
    for (let last = closers.pop(); last; last = closers.pop())
      await last().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
  };

  try {
    return { ...(await start((closer) => closers.push(closer))), close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
