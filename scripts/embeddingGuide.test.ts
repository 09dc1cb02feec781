import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const guide = read('docs/embedding.md');

test('EMB-09: bank.mjs of the guide answers 502 with the address of an unreachable Kalem, and keeps running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-bank-'));
  const code = /```js\n(\/\/ bank\.mjs[^]*?)```/.exec(guide)?.[1] ?? '';
  writeFileSync(join(folder, 'bank.mjs'), code);
  const api = `http://127.0.0.1:${await freePort()}/api`;
  const port = await freePort();
  const bank = spawn(process.execPath, ['bank.mjs'], { cwd: folder, env: { PORT: String(port), KALEM_API: api } });
  try {
    await once(createInterface(bank.stdout), 'line');
    for (const path of ['/my/kalem-token', '/my/company-id', '/kalem-api/fatura']) {
      const answer = await fetch(`http://localhost:${port}${path}`);
      expect(answer.status).toBe(502);
      expect(await answer.text()).toBe(`The call to Kalem at ${api} (KALEM_API) failed: ECONNREFUSED\n`);
    }
    expect(bank.exitCode).toBeNull();
  } finally {
    bank.kill();
    rmSync(folder, { recursive: true });
  }
});

test.each(['.storybook/Introduction.mdx', 'packages/ui/README.md'])(
  'EMB-09: %s warns about the scope before the install line, and names the packages of the guide',
  (path) => {
    const text = read(path);
    const line = 'npm install @kalem/ui @kalem/sdk @kalem/domain';
    expect(guide).toContain(line);
    const warning = text.indexOf('dependency confusion');
    expect(warning).toBeGreaterThan(0);
    expect(text.indexOf(line)).toBeGreaterThan(warning);
  },
);

test.each(['.storybook/Introduction.mdx', 'packages/ui/README.md', 'README.md'])(
  'EMB-09: the first client of %s calls the address of the guide',
  (path) => {
    const baseUrl = /baseUrl: '([^']+)'/;
    expect(baseUrl.exec(read(path))?.[1]).toBe(baseUrl.exec(guide)?.[1]);
  },
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
