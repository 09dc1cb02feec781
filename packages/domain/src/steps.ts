/** A generator that yields between short steps, so that its runner can let other work run. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps at once and returns the result. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
