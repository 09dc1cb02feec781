import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { bundleScript } from './bundle';
import { elementOf, openElements, widgets } from './elementsPage';

test.describe.configure({ timeout: 300_000 });

const names = widgets.map(({ name }) => name);

test('EMB-03: adding and removing every element leaves no node, listener, timer or memory @chromium', async ({
  page,
}) => {
  const templates = names.map(
    (name) =>
      `<template id="${name}"><kalem-provider base-url="/api" company-id="1" user-key="1">${elementOf(name)}</kalem-provider></template>`,
  );
  await openElements(page, `<kalem-login base-url="/api"></kalem-login><div id="stage"></div>${templates.join('')}`);
  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  await page.evaluate(() => {
    window.show = (stage, name) => {
      const template = document.querySelector(`template[id="${name}"]`);
      if (!(template instanceof HTMLTemplateElement)) throw new Error(`There is no template of ${name}`);
      stage.append(template.content.cloneNode(true));
      return () => stage.replaceChildren();
    };
  });
  await expectNothingLeft(page);
  expect(await page.locator('kalem-toasts').count()).toBe(1);
});

test('EMB-03: adding and removing React roots of every widget leaves no node, listener, timer or memory @chromium', async ({
  page,
}) => {
  const script = await bundleScript(`
    import { createRoot } from 'react-dom/client';
    import { Page } from './packages/ui/testing/everyWidget';
    window.show = (stage, name) => {
      const root = createRoot(stage);
      root.render(<Page name={name} />);
      return () => root.unmount();
    };`);
  await openElements(page, `<div id="stage"></div><script type="module" src="/main.js"></script>`, script);
  await page.waitForFunction(() => 'show' in window);
  await expectNothingLeft(page);
});

/**
 * A leak grows in every round. React and the browser keep some objects of the last rounds, so single counts vary.
 * Therefore six rounds run after everything is loaded, and the last three may not exceed the first three.
 */
async function expectNothingLeft(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const rounds: Count[] = [];
  for (let round = -3; round < 6; round++) {
    await comeAndGo(page);
    if (round >= 0) rounds.push(await count(page, devtools));
  }
  const [earlier, later] = [rounds.slice(0, 3), rounds.slice(3)];
  for (const kind of ['nodes', 'listeners', 'functions'] as const)
    expect.soft(Math.min(...later.map((one) => one[kind])), kind).toBeLessThanOrEqual(most(earlier, kind));
  const bytes = Math.min(...later.map((one) => one.bytes));
  expect(bytes, 'memory within 1 %').toBeLessThan(most(earlier, 'bytes') * 1.01);
}

type Count = Record<'nodes' | 'listeners' | 'functions' | 'bytes', number>;

const most = (rounds: Count[], kind: keyof Count) => Math.max(...rounds.map((one) => one[kind]));

/** `bytes` counts allocations of scripts, without code that the engine compiles for frequent scripts. */
async function count(page: Page, devtools: CDPSession): Promise<Count> {
  // An abandoned call may take another second.
  await expect.poll(() => page.evaluate(() => window.timers.size), 'timers').toBe(0);
  const chunks: string[] = [];
  const onChunk = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  // A heap snapshot collects the garbage first.
  await devtools.send('HeapProfiler.takeHeapSnapshot');
  devtools.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let [functions, bytes] = [0, 0];
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? 0] ?? '';
    if (kind === 'closure') functions += 1;
    if (['closure', 'object', 'array', 'string'].includes(kind)) bytes += nodes[at + size] ?? 0;
  }
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), functions, bytes };
}

/** The parts of a heap snapshot that are read. A node is an array with one number per field. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/** Adds and removes every widget once. */
async function comeAndGo(page: Page) {
  await page.evaluate(async (names) => {
    const stage = document.querySelector('#stage');
    if (!stage) throw new Error('There is no stage');
    const frame = () => new Promise(requestAnimationFrame);
    for (const name of names) {
      const place = stage.appendChild(document.createElement('div'));
      const leave = window.show(place, name);
      const roots = [document, place.querySelector('kalem-provider > *')?.shadowRoot];
      const shown = name === 'signing-dialog' ? '.kalem-dialog' : `.kalem-widget[data-widget="${name}"]`;
      const isShown = () => roots.some((root) => root?.querySelector(shown));
      while (!isShown()) await frame();
      leave();
      place.remove();
      for (let frames = 0; frames < 3; frames++) await frame();
    }
    window.calls.length = 0;
  }, names);
}

declare global {
  interface Window {
    /** Shows a widget, and returns the function that removes it. */
    show: (stage: Element, name: string) => () => void;
  }
}
