import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@kalem/sdk';
import { type LoadCompany, makeCall } from './calls';
import type { Sample } from './figures';
import type { PlannedCall } from './plan';

/** Limit of unanswered calls. With more, the bench would measure its own process. */
const MOST_UNDER_WAY = 2000;

/**
 * Starts each call at its planned time, without waiting for earlier responses. The duration counts from the planned
 * time, so that a frozen server does not look fast.
 */
export async function runCalls(planned: readonly PlannedCall[], companies: readonly LoadCompany[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  const underWay = new Set<Promise<void>>();
  const beginning = performance.now();
  for (const { name, at, company, choice } of planned) {
    const wait = beginning + at - performance.now();
    if (wait > 1) await pause(wait);
    const caller = companies[company % companies.length];
    if (!caller) continue;
    if (underWay.size >= MOST_UNDER_WAY) {
      samples.push({ name, at, ms: 0, failure: 'not sent: too many are under way' });
      continue;
    }
    const call = makeCall(name, caller, choice)
      .then(() => undefined, failureOf)
      .then((failure) => {
        samples.push({ name, at, ms: performance.now() - beginning - at, failure });
        underWay.delete(call);
      });
    underWay.add(call);
  }
  await Promise.all(underWay);
  return samples;
}

function failureOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.code}`;
  return error instanceof Error ? error.name : 'unknown';
}
