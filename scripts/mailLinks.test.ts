import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '@kalem/openapi/operations';
import { routes } from '../packages/reference-app/src/routes';

/** Folders without links in mails: the return addresses of payers (SHL-05), and code that answers requests there. */
const noMails = /^(payments|adapters|node|page|testing)\//;

/** Every link to our own host in the server's mails and SMS, with a placeholder for inserted values. */
const links = readdirSync('packages/server/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !noMails.test(file))
  .flatMap((file) =>
    [...readFileSync(`packages/server/src/${file}`, 'utf8').matchAll(/publicUrl\}([^`]*)`/g)].map(([, path = '']) => ({
      file,
      path: path.replace(/\$\{link\.url\}/g, 'belge/x/x_f.pdf').replace(/\$\{[^}]*\}/g, 'x'),
    })),
  );

/** Every address of the app with its own screen; '*' only catches unknown ones. */
const screens = addressesOf(routes, '');

function addressesOf(some: readonly (typeof routes)[number][], above: string): string[] {
  return some.flatMap(({ path, children = [] }) => {
    const own = path?.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return [...(path === undefined || path === '*' ? [] : [own]), ...addressesOf(children, own)];
  });
}

const calls = Object.values(operations).map(({ path }) => path);
const hasScreen = (path: string) => screens.some((known) => isAddress(path, known));
const isCall = (path: string) => calls.some((known) => isAddress(path.replace(/^\/api/, ''), known));

/** Whether an address matches a pattern, `/password/reset/:token` or `/belge/{ettn}`. */
function isAddress(path: string, shape: string): boolean {
  const [parts, known] = [path.split('/'), shape.split('/')];
  return parts.length === known.length && known.every((part, at) => part === parts[at] || /^[:{]/.test(part));
}

describe('links in mails', () => {
  it('are found in the source', () => {
    expect(links.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'people/passwordLinks.ts',
        'people/emailLinks.ts',
        'notices/endings.ts',
        'notices/newRequests.ts',
        'invoices/mail.ts',
      ]),
    );
  });

  it.each(links)('USE-14: $path of $file is a screen of the app or a call of the API', ({ path }) => {
    expect(path.startsWith('/api/') ? isCall(path) : hasScreen(path)).toBe(true);
  });

  it.each(['/dashboard/yok', '/sifre/sifirla/x', '/dashboard/faturalarim/x'])('USE-14: %s is neither', (path) => {
    expect(hasScreen(path)).toBe(false);
  });
});
