import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

describe('the lockfile', () => {
  const lockfile = readFileSync('pnpm-lock.yaml', 'utf8');

  it('names no host, so that any registry serves it', () => {
    expect(lockfile).not.toMatch(/https?:\/\//);
  });

  it('holds no xlsx that pollutes prototypes (CVE-2023-30533)', () => {
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
    ['packages/portal-simulator/src/command.ts', "import '@kalem/domain';", 'keep its own'],
    ['packages/ui/src/fields/Field.tsx', "import 'react-aria-components';", 'use or extend a primitive'],
    ['packages/ui/src/primitives/Button.tsx', "import '../widgets/Login/Login';", 'move what is shared down'],
    ['packages/ui/src/widgets/Login/Login.tsx', "import '../Register/Register';", 'compose in the app'],
    ['packages/reference-app/src/App.tsx', "import '@kalem/server';", 'call it through @kalem/sdk'],
  ])('%s may not write %s', async (file, code, advice) => {
    expect(await messages(file, code)).toContain(advice);
  });
});
