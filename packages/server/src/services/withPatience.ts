/** So long may somebody wait for a slow portal, or for the others of the company; the work goes on without them. */
const PATIENCE_MS = 30_000;

/** The result, or nothing when it takes too long. */
export async function withPatience<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
