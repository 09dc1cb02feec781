export type Environment = Readonly<Record<string, string | undefined>>;

/** Called with the fault of a variable and its correct value. */
export type OnFault = (text: string) => void;

/** Reads a variable. Reports a fault with the `expected` value when `parse` returns undefined. */
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

/** Parses a decimal integer within these bounds. */
export function wholeNumber(least: number, most: number): (text: string) => number | undefined {
  return (text) => (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined);
}
