/** While `work` runs, every further caller shares its result (SES-10). */
export function singleFlight<Argument, Result>(work: (argument: Argument) => Promise<Result>) {
  let running: Promise<Result> | undefined;
  return (argument: Argument): Promise<Result> => {
    running ??= work(argument).finally(() => (running = undefined));
    return running;
  };
}
