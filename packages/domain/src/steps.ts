/** Work in short steps, between which its runner may let others have their turn. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** The result of all steps, run one after the other. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
