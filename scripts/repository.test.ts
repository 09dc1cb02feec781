import { readdirSync, readFileSync } from 'node:fs';
import { faultMessages } from '@kalem/domain/messages';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { allowedIn, floor, rooms } from '../eslint.config.js';
import { serverWork } from '../packages/server/src/db/wall';

/** Every source file of the server, except test helpers. */
const sources = readdirSync('packages/server/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .map((file) => ({ file, source: readFileSync(`packages/server/src/${file}`, 'utf8') }));

describe('the lockfile', () => {
  const lockfile = readFileSync('pnpm-lock.yaml', 'utf8');

  it('names no host, so that it works with any registry', () => {
    expect(lockfile).not.toMatch(/https?:\/\//);
  });

  it('contains no xlsx with prototype pollution (CVE-2023-30533)', () => {
    expect(lockfile).not.toMatch(/^ {2}xlsx@0\.(1\d|20\.[01])\b/m);
  });
});

describe('layers', () => {
  const eslint = new ESLint();
  const messages = async (filePath: string, code: string) =>
    (await eslint.lintText(code, { filePath }))
      .flatMap((result) => result.messages.map((one) => one.message))
      .join('\n');

  it.each([
    ['packages/domain/src/rule.ts', "import '@kalem/sdk';", 'take data as parameters'],
    ['packages/sdk/src/client.ts', "import '@kalem/server';", 'call it through @kalem/sdk'],
    ['packages/server/src/route.ts', "import '@kalem/ui';", 'move what you need down a layer'],
    ['packages/server/src/portal/login.ts', "import '../invoices/save';", 'portal may import'],
    ['packages/server/src/invoices/signing/sign.ts', "import '../../sync/run';", 'let the caller pass it'],
    ['packages/server/src/cards/routes.ts', "import { answerCall } from '../http/answerCall';", 'cards may import'],
    ['packages/portal-simulator/src/command.ts', "import '@kalem/domain';", 'keep its own'],
    ['packages/ui/src/fields/Field.tsx', "import 'react-aria-components';", 'use or extend a primitive'],
    ['packages/ui/src/primitives/overlay/Menu.tsx', "import '@headlessui/react';", "Headless UI is the host app's"],
    ['packages/reference-app/src/App.tsx', "import 'react-aria-components/Menu';", 'use or extend a primitive'],
    ['packages/ui/src/primitives/Button.tsx', "import '../widgets/Login/Login';", 'move what is shared down'],
    ['packages/ui/src/widgets/Login/Login.tsx', "import '../Register/Register';", 'compose in the app'],
    ['packages/reference-app/src/AppRoot.tsx', "import '@kalem/server';", 'call it through @kalem/sdk'],
  ])('%s may not write %s', async (file, code, advice) => {
    expect(await messages(file, code)).toContain(advice);
  });

  it.each([
    ['packages/server/src/cards/routes.ts', "export type { Handlers } from '../http/Handler';"],
    ['packages/server/src/cards/tables.ts', "import '../companies/tables'; import '../people/tables';"],
    ['packages/server/src/documents/pdf/pages.ts', "import '../html/markup';"],
    ['packages/server/src/db/wall.ts', "export { raw, side } from '../ports/Database';"],
    ['packages/server/src/backgroundWork.ts', "import './sync/syncCompany';"],
  ])('%s may write %s', async (file, code) => {
    expect(await messages(file, code)).toBe('');
  });

  it.each(rooms.map(({ room }) => room))('%s imports only the allowed rooms', async (room) => {
    const others = [...floor, ...rooms.map((one) => one.room)].filter((other) => other !== room);
    const code = others.map((other) => `import '../${other}/any';`).join('\n');
    const [result] = await eslint.lintText(code, { filePath: `packages/server/src/${room}/any.ts` });
    const refused = result?.messages.map(({ line }) => others[line - 1]);
    expect(refused).toEqual(others.filter((other) => !allowedIn(room).includes(other)));
  });
});

describe('the wall between companies', () => {
  it('is opened only for the reasons and in the rooms that db/wall.ts lists', () => {
    const calls = sources.flatMap(({ file, source }) => {
      const room = file.replace(/\/.*|\.ts$/, '');
      const doors = [...source.matchAll(/\b(?:withServer|serverQueries|asServer)\((?:[\w.[\]]+,\s*'(\w+)')?/g)];
      return file === 'db/wall.ts' ? [] : doors.map(([door, work = `${door} without one`]) => `${work}: ${room}`);
    });
    const listed = Object.entries(serverWork).flatMap(([work, rooms]) => rooms.map((room) => `${work}: ${room}`));
    expect([...new Set(calls)].sort()).toEqual(listed.sort());
  });
});

describe('the turns at the portal', () => {
  it('are opened only in portal/turn.ts', () => {
    const opened = sources.filter(({ source }) => /\baccounts\.use\(/.test(source)).map(({ file }) => file);
    expect(opened).toEqual(['portal/turn.ts']);
  });
});

describe('bookings of money', () => {
  it('MNY-109: are stored by one function, where a later rule can ask for a second person', () => {
    const stored = sources.filter(({ source }) => /insert\(receipts\)/.test(source)).map(({ file }) => file);
    expect(stored).toEqual(['ledger/storedReceipts.ts']);
  });
});

describe('pg, drizzle and pg-boss', () => {
  it.each([
    [
      "the pools of pg and drizzle's driver",
      /drizzle-orm\/node-postgres|pg\.Pool\(/,
      ['node/postgres/postgresDatabase.ts'],
    ],
    ["drizzle's driver for PGlite", /drizzle-orm\/pglite/, ['page/pgliteDatabase.ts']],
    [
      'pg-boss and its tables',
      /from 'pg-boss'|\bpgboss\./,
      // The first one is made from db/functions/queueJob.sql, which the adapter calls.
      ['db/generated/migrations.ts', 'node/adapters/createPgBossJobs.ts'],
    ],
    [
      'the connections of pg',
      /\bclientOf\(/,
      ['node/adapters/createPgBossJobs.ts', 'node/postgres/postgresDatabase.ts'],
    ],
  ])('%s are used in one adapter', (_, use, files) => {
    expect(
      sources
        .filter(({ source }) => use.test(source))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(files);
  });
});

describe('the problem codes', () => {
  type Codes = {
    'x-problem-codes': Record<string, { statuses: number[]; meaning: string }>;
    'x-fault-codes': Record<string, string>;
  };

  const { 'x-problem-codes': problems, 'x-fault-codes': faults } = JSON.parse(
    readFileSync('openapi/generated/openapi.json', 'utf8'),
  ) as Codes;

  function found(pattern: RegExp, folder = ''): string[] {
    const read = sources.filter(({ file }) => file.startsWith(folder));
    return [
      ...new Set(read.flatMap(({ source }) => [...source.matchAll(pattern)].map((match) => match.slice(1).join(' ')))),
    ].sort();
  }

  it('ERR-05: the contract lists every code of the server’s problems, and no other (openapi/problem-codes.yaml)', () => {
    const named = found(/'([A-Z]+(?:_[A-Z]+)+|UNEXPECTED)'/g, 'problems/');
    expect(named.filter((code) => !(code in problems || code in faults))).toEqual([]);
    expect(Object.keys(problems).filter((code) => !named.includes(code))).toEqual([]);
  });

  it('ERR-05: it lists the statuses of each code', () => {
    const listed = Object.entries(problems).flatMap(([code, { statuses }]) =>
      statuses.map((status) => `${status} ${code}`),
    );
    expect(
      found(/new ProblemError\(\s*(\d{3}),\s*'([A-Z0-9_]+)'/g).filter((answer) => !listed.includes(answer)),
    ).toEqual([]);
  });

  it('ERR-05: the contract lists every fault with its Turkish text (openapi/problem-codes.yaml)', () => {
    const { PORTAL_REFUSED: portalWords, ...texts } = faults;
    expect(texts).toEqual(faultMessages);
    expect(portalWords).toBeTruthy();
    const written = found(/\bcode: '([A-Z]+_[A-Z_]+)'/g).filter((code) => !(code in problems));
    expect(written.filter((code) => !(code in faults))).toEqual([]);
  });
});
