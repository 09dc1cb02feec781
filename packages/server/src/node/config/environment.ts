export type Environment = Readonly<Record<string, string | undefined>>;

/** Hears what is wrong with a variable, and what to set it to. */
export type OnFault = (text: string) => void;

/** Reads a variable. One that `parse` cannot read is a fault, which says what was `expected`. */
export type ReadVariable = <T>(
  name: string,
  parse: (text: string) => T | undefined,
  fallback: T,
  expected: string,
) => T;

export function variablesOf(env: Environment, onFault: OnFault): ReadVariable {
  return (name, parse, fallback, expected) => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) onFault(`${name} is wrong: set it to ${expected}.`);
    return value ?? fallback;
  };
}

/** Parses a number in digits within these bounds. */
export function wholeNumber(least: number, most: number): (text: string) => number | undefined {
  return (text) => (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined);
}
