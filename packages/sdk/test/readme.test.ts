import { readFileSync } from 'node:fs';
import { startTestServer, type TestServer } from '@kalem/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import ts from 'typescript';
import * as sdk from '../src/index';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippet = /## The ten most important calls[\s\S]*?```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

test('API-01: the ten calls of the README run unchanged against the server', async () => {
  const client = server.client();
  const person = { email: 'ayse@firma.example', password: 'Parola1!' };
  await client.POST('/user', { body: { ...person, name: 'Ayşe Işık' } });
  await client.session.signIn(person);
  await client.POST('/company/gib', { body: { userCode: '33333301', password: '1' } });

  const printed: unknown[][] = [];
  const asked: string[] = [];
  const fetch = (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
    return server.fetch(request);
  };
  const createClient = () =>
    sdk.createClient({ baseUrl: server.baseUrl, fetch, clock: () => server.clock.now().getTime() });
  const codeOfTheSms = async () =>
    (await server.outbox())
      .find(({ kind }) => kind === 'sms')
      ?.body.split(' ')
      .at(-1) ?? '';

  const script = ts.transpile(snippet.replace(/^import .*$/m, ''), { target: ts.ScriptTarget.ES2022 });
  const run = new Function(
    'createClient',
    'download',
    'pages',
    'codeOfTheSms',
    'console',
    `return (async () => {${script}})();`,
  ) as (...given: unknown[]) => Promise<void>;
  await run(createClient, sdk.download, sdk.pages, codeOfTheSms, {
    log: (...values: unknown[]) => printed.push(values),
  });

  expect(printed[0]).toEqual(['Büyükçamlıca Özel Eğitim Kurumları A.Ş.', '0']);
  expect(printed.at(-1)).toEqual([
    expect.any(Number),
    expect.stringMatching(/\.pdf$/),
    expect.any(Number),
    expect.stringMatching(/^http/),
    'Onaylandi',
  ]);
  expect(new Set(asked).size).toBeGreaterThanOrEqual(10);
});
