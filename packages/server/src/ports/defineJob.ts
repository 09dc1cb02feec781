import type { JobName, JobPayloads, Jobs } from './Jobs';
import type { Ports } from './Ports';

/** The check of each field of the payload. */
type Schema<Payload> = { readonly [Field in keyof Payload]: (value: unknown) => value is Payload[Field] };

interface Definition<Name extends JobName> {
  readonly name: Name;
  /** Grows with each change of the payload. A server puts back what a newer version queued. */
  readonly version: number;
  readonly schema: Schema<JobPayloads[Name]>;
  /** How many run at the same time on a server, and how often an idle one polls. */
  readonly workers: { readonly count: number; readonly pollingIntervalSeconds: number };
  /** Failures in a row after which the job is dead. */
  readonly tries?: number;
  /** Seconds between the runs of periodic work, which never becomes a dead job. */
  readonly every?: number;
  /** Runs a job, possibly twice. Returns the pause in seconds until the next run, or undefined when it is done. */
  readonly handler: (ports: Ports, payload: JobPayloads[Name], attempt: number) => Promise<number | undefined>;
}

/** A job without its payload type, as the adapters of the queue handle it. */
export interface Job extends Pick<Definition<JobName>, 'name' | 'version' | 'workers' | 'every'> {
  readonly tries: number;
  /** The fields of the schema, in its order. Throws when one is missing or invalid. */
  readonly read: (payload: unknown) => JobPayloads[JobName];
  readonly run: (ports: Ports, payload: JobPayloads[JobName], attempt: number) => Promise<number | undefined>;
}

export interface JobQueue extends Jobs {
  /** Starts running jobs. A handler that throws runs again after a growing pause, until its tries are used up. */
  start(ports: Ports): Promise<void>;
  /** Waits for running jobs and starts no new ones. */
  stop(): Promise<void>;
}

/** With the retry pauses about four days: longer than the three days that a message is retried. */
const TRIES = 100;

export function defineJob<Name extends JobName>({ schema, handler, tries = TRIES, ...job }: Definition<Name>): Job {
  const read = (payload: unknown): JobPayloads[Name] => {
    const given = Object(payload) as Record<keyof JobPayloads[Name], unknown>;
    const fields = Object.keys(schema) as (keyof JobPayloads[Name])[];
    const wrong = fields.filter((field) => !schema[field](given[field]));
    if (wrong.length > 0)
      throw new Error(`The payload does not fit ${job.name} version ${job.version}: ${wrong.join(', ')}`);
    return Object.fromEntries(fields.map((field) => [field, given[field]])) as JobPayloads[Name];
  };
  return {
    ...job,
    tries,
    read,
    run: (ports, payload, attempt) => handler(ports, payload as JobPayloads[Name], attempt),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whether a value of a payload is an id. */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
