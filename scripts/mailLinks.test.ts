import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '@kalem/openapi/operations';
import { routes } from '../packages/reference-app/src/routes';

/** Where a payer comes back to (SHL-05), and what answers there: no mail leads to them. */
const noMails = /^(payments|adapters|node|page|testing)\//;

/** Every address on our own host that the server writes into a mail or an SMS, with a word for what is filled in. */
const links = readdirSync('packages/server/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !noMails.test(file))
  .flatMap((file) =>
    [...readFileSync(`packages/server/src/${file}`, 'utf8').matchAll(/publicUrl\}([^`]*)`/g)].map(([, path = '']) => ({
      file,
      path: path.replace(/\$\{link\.url\}/g, 'belge/x/x_f.pdf').replace(/\$\{[^}]*\}/g, 'x'),
    })),
  );

/** Every address of the app with a screen of its own; '*' is only its way out of unknown ones. */
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

/** Whether an address is of a shape, `/password/reset/:token` or `/belge/{ettn}`. */
function isAddress(path: string, shape: string): boolean {
  const [parts, known] = [path.split('/'), shape.split('/')];
  return parts.length === known.length && known.every((part, at) => part === parts[at] || /^[:{]/.test(part));
}

describe('links in mails', () => {
  it('are found', () => {
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

  it.each(['/dashboard/yok', '/sifre/sifirla/x', '/dashboard/faturalarim/x'])('USE-14: %s is none', (path) => {
    expect(hasScreen(path)).toBe(false);
  });
});
