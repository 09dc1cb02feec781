/**
 * A bank's pages with Kalem's elements, served by plain Node: no framework, no bundler. This file and ../bank show the
 * duties of a bank's server: sign customers in, open a Kalem session for the page of the signed-in customer, forward
 * the widgets' calls, receive webhooks.
 */
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { customerOf, signedOutCookie, signIn } from '../bank/customers.mjs';
import { eventsOf, receiveWebhook } from '../bank/events.mjs';
import { endSessions, idsOf, openSession } from '../bank/kalem.mjs';
import { callKalem } from '../bank/proxy.mjs';
import { listen } from './listen.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const elements = join(dirname(fileURLToPath(import.meta.resolve('@kalem/ui/endpoint-inventory.json'))), 'dist/browser');
const types = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** Only the bank's own origin. The Trusted Types policy `kalem` parses the document preview of the widgets. */
const policy = [
  "default-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types kalem',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const pages = {
  '/faturalarim': { file: 'faturalarim.html', title: 'Faturalarım' },
  '/yeni-fatura': { file: 'yeni-fatura.html', title: 'Yeni fatura' },
  '/musteriler': { file: 'musteriler.html', title: 'Müşteriler' },
  '/bildirimler': { file: 'bildirimler.html', title: 'Bildirimler' },
};

const port = Number(process.env.PORT ?? 4300);
listen(port, answer);
console.log(`http://localhost:${port}`);

async function answer(request) {
  const { pathname } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  // These callers are not signed-in customers.
  if (call === 'POST /webhooks/kalem') return receiveWebhook(request);
  if (call === 'GET /giris') return signInPage();
  if (call === 'POST /giris') return takeSignIn(request);
  if (pathname.startsWith('/kalem/')) return fileIn(elements, pathname.slice('/kalem'.length));
  if (extname(pathname) in types) return fileIn(join(here, 'public'), pathname);

  const customer = customerOf(request.headers.get('cookie'));
  if (pathname.startsWith('/kalem-api/')) {
    if (!customer) return new Response(null, { status: 401 });
    return callKalem(request, pathname.slice('/kalem-api'.length));
  }
  // The element calls this when it starts and when its session has ended; 401 means that no user is signed in.
  if (call === 'GET /my/kalem-token') {
    if (!customer) return new Response(null, { status: 401 });
    return new Response((await openSession(customer)).token, { headers: { 'Cache-Control': 'no-store' } });
  }
  if (!customer) return redirect('/giris');
  if (call === 'POST /cikis') {
    await endSessions(customer);
    return redirect('/giris', { 'Set-Cookie': signedOutCookie });
  }
  if (request.method === 'GET' && pathname in pages) return pageOf(pathname, customer);
  return pathname === '/' ? redirect('/faturalarim') : new Response('Sayfa bulunamadı.', { status: 404 });
}

async function takeSignIn(request) {
  const form = await request.formData();
  const cookie = signIn(String(form.get('number')), String(form.get('password')));
  return cookie
    ? redirect('/faturalarim', { 'Set-Cookie': cookie })
    : signInPage('Müşteri numarası veya parola hatalı.', 403);
}

async function signInPage(fault = '', status = 200) {
  return html(fill(await readPage('giris.html'), { fault }), status);
}

/** A page of the bank: the frame with the content of the path, for this customer. */
async function pageOf(path, customer) {
  const { file, title } = pages[path];
  const { companyId, userKey } = await idsOf(customer);
  const frame = fill(await readPage('frame.html'), { title, name: customer.name, firm: customer.firm.title });
  const content = fill(await readPage(file), { companyId, userKey });
  const events = path === '/bildirimler' ? await eventList(customer) : '';
  return html(
    frame
      .replace('<!-- content -->', () => content)
      .replace('<!-- events -->', () => events)
      .replace(`href="${path}"`, `href="${path}" aria-current="page"`),
  );
}

async function eventList(customer) {
  const row = '<li><strong>{{title}}</strong><span>{{detail}}</span><time>{{at}}</time></li>';
  const rows = (await eventsOf(customer)).map((event) => fill(row, event));
  return rows.join('') || '<li>Henüz bir bildirim yok. Bir fatura kaydettiğinizde burada görünür.</li>';
}

function readPage(file) {
  return readFile(join(here, 'pages', file), 'utf8');
}

/** Inserts values into a page as escaped text. */
function fill(page, values) {
  const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  const text = (value) => value.replace(/[&<>"]/g, (character) => escapes[character]);
  return page.replace(/\{\{(\w+)\}\}/g, (place, name) => (name in values ? text(values[name]) : place));
}

function html(body, status = 200) {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(body, { status, headers });
}

function redirect(location, headers = {}) {
  return new Response(null, { status: 303, headers: { ...headers, Location: location } });
}

/** Serves a file of one folder only. The names of Kalem's chunks contain a hash, so browsers may cache them forever. */
async function fileIn(folder, path) {
  const body = await readFile(join(folder, normalize(path))).catch(() => undefined);
  const type = types[extname(path)];
  if (!body || !type) return new Response(null, { status: 404 });
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': path.startsWith('/parts/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
