/**
 * `npm run example:page`, `npm run example:bank`: builds changed packages, starts Kalem on its own ports, creates the
 * bank as a partner at the first start, and starts the bank. `PORT` is the bank's port; Kalem and the simulated portal
 * use the next two. `KALEM_DATA` is the data folder of all of them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, buildPackages } from '../scripts/build.mjs';
import { install, whenChanged } from '../scripts/install.mjs';
import { customers } from './bank/customers.mjs';

process.env.NEXT_TELEMETRY_DISABLED = '1';
const next = 'examples/nextjs-bank/node_modules/next/dist/bin/next';

const hosts = {
  'plain-page': {
    port: 4300,
    build: async () => undefined,
    command: () => ['examples/plain-page/server.mjs'],
  },
  'nextjs-bank': {
    port: 4400,
    build: () =>
      whenChanged('nextjs-bank', ['examples/bank', 'examples/nextjs-bank', '.cache/packages'], async () => {
        const { status } = spawnSync(process.execPath, [next, 'build', 'examples/nextjs-bank'], { stdio: 'inherit' });
        if (status !== 0) throw new Error('The build of the bank failed.');
      }),
    command: () => [next, 'start', 'examples/nextjs-bank', '--hostname', '127.0.0.1'],
  },
};

const name = process.argv[2] ?? '';
const host = hosts[name];
if (!host) throw new Error(`There is no example "${name}": ${Object.keys(hosts).join(', ')}.`);
const port = Number(process.env.PORT ?? host.port);
const origin = `http://localhost:${port}`;
const api = `http://localhost:${port + 1}/api`;
const folder = resolve(process.env.KALEM_DATA ?? join('.kalem', name));

await install({ withExamples: true });
await build();
await buildPackages();
await host.build();

/** Each child has its own process group, so that Ctrl-C reaches them only once, through `stop`. */
const children = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

await run('packages/server/dist/main.js', [], {
  PORT: port + 1,
  PORTAL_PORT: port + 2,
  KALEM_DATA: join(folder, 'kalem'),
  KALEM_SEED: 1,
});
await untilAnswers(`http://localhost:${port + 1}/readyz`);

// Imported late, because these modules need the packages that were just built.
const { introduceBank, linkFirms } = await import('./bank/introduce.mjs');
const { secrets, isNew } = await secretsOfBank();
const [script, ...args] = host.command();
await run(script, args, { PORT: port, KALEM_API: api, BANK_DATA: join(folder, 'bank'), ...secrets });
await untilAnswers(`${origin}/giris`);
if (isNew) await linkFirms(api, secrets.KALEM_PARTNER_KEY);

console.log(`
  Meridyen Bank  ${origin}
  Sign in        ${customers.map(({ number, name: person }) => `${number} (${person})`).join(', ')}
                 password of both: ${customers[0]?.password}

  Kalem          http://localhost:${port + 1}
  Signing codes  http://localhost:${port + 1}/dev/outbox
`);

/** The operator's secrets are returned only once, so the bank stores them. */
async function secretsOfBank() {
  const file = join(folder, 'bank', 'secrets.json');
  if (existsSync(file)) return { secrets: JSON.parse(readFileSync(file, 'utf8')), isNew: false };
  const { partnerKey, webhookSecret } = await introduceBank(api, origin);
  const made = {
    KALEM_PARTNER_KEY: partnerKey,
    KALEM_WEBHOOK_SECRET: webhookSecret,
    BANK_SECRET: randomBytes(32).toString('base64url'),
  };
  mkdirSync(join(folder, 'bank'), { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return { secrets: made, isNew: true };
}

/** Starts a Node script. When it exits by itself, all others are stopped. */
async function run(file, args, env) {
  const child = spawn(process.execPath, [file, ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.once('exit', () => void stop(1));
  await once(child, 'spawn');
}

async function untilAnswers(url) {
  const deadline = Date.now() + 120_000;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

let isStopping = false;

/** Stops the bank first, then Kalem, which closes its database. */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children.reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  process.exit(code);
}
