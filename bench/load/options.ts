import { parseArgs } from 'node:util';
import { type CallName, callNames } from './calls';

export interface LoadOptions {
  /** Base URL of the API, such as http://localhost:4000/api. */
  readonly url: string;
  readonly companies: number;
  /** Number of invoices of each company at the start of the load. */
  readonly invoices: number;
  /** Calls a second over all companies. */
  readonly rate: number;
  readonly seconds: number;
  /** The same seed plans the same calls at the same times. */
  readonly seed: number;
  /** Weight of each call. */
  readonly mix: Readonly<Record<CallName, number>>;
  /** Path of the HTML report. */
  readonly report: string;
}

/** The mix of a working day: mostly reads, one call in eight writes. */
export const workingDay = { list: 30, page: 8, search: 12, open: 18, home: 14, customers: 6, save: 8, change: 4 };

/** Parses the command line. Throws a one-line message for a wrong argument. */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string', default: 'http://localhost:4000/api' },
      companies: { type: 'string', default: '20' },
      invoices: { type: 'string', default: '50' },
      rate: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      mix: { type: 'string', default: '' },
      report: { type: 'string', default: '.cache/load.html' },
    },
  });
  const number = (name: 'companies' | 'invoices' | 'rate' | 'seconds' | 'seed', least: number) => {
    const value = Number(values[name]);
    if (!(value >= least)) throw new Error(`--${name} has to be a number from ${least} on`);
    return value;
  };
  return {
    url: values.url,
    companies: number('companies', 1),
    invoices: number('invoices', 1),
    rate: number('rate', 0.1),
    seconds: number('seconds', 1),
    seed: number('seed', 0),
    mix: readMix(values.mix),
    report: values.report,
  };
}

/** Parses `list=30,save=10`. Calls that are not named get the weight 0. */
function readMix(text: string): LoadOptions['mix'] {
  if (text === '') return workingDay;
  const given = Object.fromEntries(text.split(',').map((part) => part.split('=')));
  const unknown = Object.keys(given).find((name) => !callNames.includes(name as CallName));
  if (unknown !== undefined) throw new Error(`--mix knows ${callNames.join(', ')}, not ${unknown}`);
  const weights = callNames.map((name) => [name, Number(given[name] ?? 0)] as const);
  if (weights.some(([, weight]) => !(weight >= 0))) throw new Error('--mix takes numbers, such as list=30,save=10');
  return Object.fromEntries(weights) as LoadOptions['mix'];
}
