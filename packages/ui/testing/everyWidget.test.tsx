import '../src/styles.css';
import { cleanup, render, waitFor } from './render';
import { createClient } from '@kalem/sdk';
import { type ComponentType, Fragment, type PropsWithChildren, StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { KalemProvider } from '../src/provider/KalemProvider';
import type { Scenario } from './company';
import { shown } from './everyWidget';
import { openWeek, weekNow } from './openWeek';

let scenario: Scenario;
let client: Scenario['client'];
let asked: string[];
let underWay = 0;
/** Milliseconds without a call after which a widget has read everything. */
const REST_MS = 200;
/** Longer for the first widget, whose code still loads. */
const FIRST_REST_MS = 1000;

beforeAll(async () => {
  scenario = await openWeek();
  const { server, account } = scenario;
  asked = [];
  client = createClient({
    baseUrl: server.baseUrl,
    fetch: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      underWay += 1;
      return server.fetch(request).finally(() => (underWay -= 1));
    },
  });
  await client.session.signIn(account);
});
afterAll(() => scenario.server.close());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each(Object.keys(shown).filter(isWidget))(
  'EMB-10: under StrictMode %s makes the same calls as without it, and logs nothing',
  async (name) => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const first = await callsOf(name, Fragment, { least: 0, restMs: FIRST_REST_MS });
    let once = await callsOf(name, Fragment, { least: first.length, restMs: REST_MS });
    const strict = await callsOf(name, StrictMode, { least: once.length, restMs: REST_MS });
    // On a busy machine the last calls may come after the rest.
    if (once.length < strict.length) once = await callsOf(name, Fragment, { least: strict.length, restMs: REST_MS });
    expect(strict).toEqual(once);
    for (const spy of said) expect(spy.mock.calls).toEqual([]);
  },
);

function isWidget(name: string): name is keyof typeof shown {
  return name in shown;
}

/** The calls of a widget until it rests, sorted. Reads that were aborted and repeated count once. */
async function callsOf(
  name: keyof typeof shown,
  Mode: ComponentType<PropsWithChildren>,
  { least, restMs }: { least: number; restMs: number },
): Promise<string[]> {
  asked = [];
  render(
    <Mode>
      <KalemProvider
        client={client}
        companyId={scenario.companyId}
        userKey={Mode === StrictMode ? 'strict' : 'once'}
        clock={weekNow}
      >
        {shown[name]}
      </KalemProvider>
    </Mode>,
  );
  await waitFor(() => expect(document.querySelector(`[data-widget='${name}']`)).not.toBeNull());
  await waitFor(async () => {
    const before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, restMs));
    expect([underWay, asked.length]).toEqual([0, Math.max(before, least)]);
  });
  cleanup();
  return asked.sort();
}
