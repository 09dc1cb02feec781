import { expect, test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackages } from '../../scripts/build.mjs';
import { pack } from '../../scripts/packages.mjs';
import type * as Introduction from '../../examples/bank/introduce.mjs';
import { signIn } from '../startHost';
import { freePort, type Product, startProduct } from '../startProduct';
import { watchConsole } from '../watchConsole';
import { makeProject, plans, run } from './projects';

test.describe.configure({ timeout: 300_000 });

let product: Product;
let tarballs: string[];
let folder: string;
let server: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(900_000); // builds changed packages
  await buildPackages();
  tarballs = Object.values(pack());
  product = await startProduct({ isSeeded: true });
});
test.afterEach(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});
test.afterAll(() => product.stop());

for (const name of ['a script tag', 'webpack 5', 'Vite with React 18.2', 'Vite with React 19'] as const) {
  test(`EMB-09, BNK-16: ${name} shows a list of invoices with an empty console`, async ({ page }) => {
    folder = await makeProject(plans[name], tarballs);
    const faults = watchConsole(page);
    await page.goto(await startBank());
    await expect(page.getByRole('heading', { name: 'Faturalarım' })).toBeVisible();
    await expect(page.getByRole('row', { name: /faturasını seç/ }).first()).toBeVisible();
    // Also load a chunk that opens later.
    await page.getByRole('button', { name: 'Takvimi aç' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Takvim' })).toBeVisible();
    expect(faults).toEqual([]);
    if (name === 'a script tag') return;
    // Warnings for developers, for example about missing styles, are not shown to users.
    await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    await page.reload();
    await expect(page.getByRole('row', { name: /faturasını seç/ }).first()).toBeVisible();
    expect(faults).toEqual(name === 'webpack 5' ? [] : [expect.stringContaining('the styles of invoice-list')]);
  });
}

test('EMB-09: in Jest a page of the bank is tested with our list in it, as CommonJS and as ES modules', async () => {
  folder = await makeProject(plans.Jest, tarballs);
  const BANK = await startBank();
  await run(folder, ['npx', '--no', 'jest'], { BANK });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await run(folder, ['npx', '--no', 'jest'], { BANK, NODE_OPTIONS: '--experimental-vm-modules' });
});

test('EMB-09: in Vitest pages of the bank are tested with our list in them, in happy-dom and in jsdom', async () => {
  folder = await makeProject(plans.Vitest, tarballs);
  const BANK = await startBank();
  const config = join(folder, 'vitest.config.mjs');
  writeFileSync(config, readFileSync(config, 'utf8').replace('http://localhost:4300', BANK));
  const vitest = ['npx', '--no', 'vitest', 'run'];
  await run(folder, vitest, { BANK });
  await run(folder, [...vitest, '--config', 'vitest.jsdom.mjs'], { BANK });
});

test('EMB-09: in Node a bank opens sessions for its pages and receives webhooks', async ({ page }) => {
  folder = await makeProject(plans.Node, tarballs);
  const bank = await startPartner(['examples/plain-page/server.mjs']);
  await signIn(page, bank, '10024711');
  await expect(page.getByRole('row').filter({ hasText: 'Şükrü Işıldak' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Bildirimler' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Portaldaki faturalar alındı').first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});

test('EMB-09, BNK-12: in Next.js the server renders a list of invoices, which hydrates with an empty console', async ({
  page,
}) => {
  folder = await makeProject(plans['Next.js'], tarballs);
  const faults = watchConsole(page);
  const bank = await startPartner(['node_modules/next/dist/bin/next', 'start', 'examples/nextjs-bank']);
  await signIn(page, bank, '10024711');
  await expect(page.getByRole('link', { name: 'Faturalarım' })).toBeVisible();
  const rendered = await page.goto(`${bank}/faturalarim`);
  const html = (await rendered?.text()) ?? '';
  expect(html.includes('data-widget="invoice-list"'), 'the widget in what the server sent').toBe(true);
  await expect(page.getByRole('row').filter({ hasText: 'Şükrü Işıldak' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Takvimi aç' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Takvim' })).toBeVisible();
  expect(faults).toEqual([]);
});

/** Creates a partner for the bank in the folder, and starts the bank by a Node command. */
async function startPartner(command: string[]): Promise<string> {
  const introduction = pathToFileURL(join(folder, 'examples/bank/introduce.mjs')).href;
  const { introduceBank, linkFirms } = (await import(introduction)) as typeof Introduction;
  const port = await freePort();
  const api = `${product.url}/api`;
  const { partnerKey, webhookSecret } = await introduceBank(api, `http://localhost:${port}`);
  const bank = await start(command, folder, {
    PORT: String(port),
    KALEM_API: api,
    KALEM_PARTNER_KEY: partnerKey,
    KALEM_WEBHOOK_SECRET: webhookSecret,
    BANK_SECRET: 'of this test alone',
    BANK_DATA: join(folder, 'data'),
  });
  await linkFirms(api, partnerKey);
  return bank;
}

/** Starts the guide's bank.mjs, which serves the build output if there is one. */
async function startBank(): Promise<string> {
  const dist = join(folder, 'dist');
  const env = { PORT: String(await freePort()), KALEM_API: `${product.url}/api` };
  return start([join(folder, 'bank.mjs')], existsSync(dist) ? dist : folder, env);
}

/** Starts a Node server in the folder. Returns its address, the first URL in its output. */
async function start(command: string[], cwd: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += String(part);
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}:\n${said}`)));
  });
}
