import { createPortalSimulator } from '@kalem/portal-simulator';
import { expect, it } from 'vitest';
import type { PortalAnswer, PortalSession } from '../ports/Portal';
import { readCalendarDate, readDate, readTime } from './formats';
import { createGibPortal } from './gibPortal';

const now = new Date('2026-11-20T09:00:00Z');
/** Longer than any limit. The last character that fits is a surrogate pair, which must not be cut in half. */
const long = `${'ş'.repeat(499)}😀${'ş'.repeat(30_000)}`;

/** A session at a portal whose answers `change` alters. */
async function sessionThat(change: (body: string) => string): Promise<PortalSession> {
  const simulator = createPortalSimulator({ clock: { now: () => now } });
  const portal = createGibPortal({
    baseUrl: 'http://portal.test',
    login: 'anologin',
    ettn: 'portal',
    async fetch(request) {
      const answer = await simulator.fetch(request);
      return new Response(change(await answer.text()), answer);
    },
  });
  const token = valueOf(await portal.logIn({ userCode: '33333302', password: '1' }));
  return portal.session({
    current: async () => ({ ok: true, value: token }),
    renew: async () => ({ ok: true, value: token }),
  });
}

const listReceived = async (session: PortalSession) => valueOf(await session.listReceived('2026-11-14', '2026-11-20'));
const listRequests = async (session: PortalSession) => valueOf(await session.listRequests('2026-11-01', '2026-11-20'));

function valueOf<T>(answer: PortalAnswer<T>): T {
  if (!answer.ok) throw new Error(answer.failure.kind);
  return answer.value;
}

it('ATK-68: cuts texts of other taxpayers to the limits of the contract', async () => {
  const texts = /"(saticiUnvanAdSoyad|aliciUnvanAdSoyad|talepAciklama|itirazYontemi|referansBelgeId)":"[^"]*"/g;
  const session = await sessionThat((body) => body.replaceAll(texts, `"$1":"${long}"`));
  const [received, requests] = [await listReceived(session), await listRequests(session)];
  expect(received.length).toBeGreaterThan(0);
  expect(requests.length).toBeGreaterThan(0);

  const cutTo = (most: number) => [...long].slice(0, most).join('');
  for (const { saticiUnvanAdSoyad } of [...received, ...requests]) expect(saticiUnvanAdSoyad).toBe(cutTo(500));
  for (const { aliciUnvanAdSoyad, aciklama, itirazYontemi, referansBelgeNumarasi } of requests)
    expect({ aliciUnvanAdSoyad, aciklama, itirazYontemi, referansBelgeNumarasi }).toEqual({
      aliciUnvanAdSoyad: cutTo(500),
      aciklama: cutTo(4000),
      itirazYontemi: cutTo(100),
      referansBelgeNumarasi: cutTo(100),
    });
});

it.each([
  ['document number', 'belgeNumarasi', 'A'.repeat(51)],
  ['tax number', 'saticiVknTckn', '1'.repeat(12)],
  ['impossible day', 'belgeTarihi', '31-02-2026'],
  ['year 0000', 'belgeTarihi', '01-01-0000'],
])('ATK-68: leaves out a received invoice with a wrong value: %s', async (_, key, value) => {
  let isChanged = false;
  const session = await sessionThat((body) =>
    body.replace(new RegExp(`"${key}":"[^"]*"`), (there) => {
      if (isChanged) return there;
      isChanged = true;
      return `"${key}":"${value}"`;
    }),
  );
  const all = await listReceived(await sessionThat((body) => body));
  expect(await listReceived(session)).toHaveLength(all.length - 1);
});

it('ATK-68: leaves out a request with an impossible day or an id that is too long, and shows no wrong numbers', async () => {
  const broken = await sessionThat((body) =>
    body
      .replace(/"talepTarihi":"[^"]*"/, '"talepTarihi":"31-02-2026"')
      .replaceAll(/"(saticiVknTckn|aliciVknTckn|belgeNumarasi)":"[^"]*"/g, `"$1":"${'9'.repeat(6000)}"`),
  );
  const all = await listRequests(await sessionThat((body) => body));
  const rows = await listRequests(broken);
  expect(rows).toHaveLength(all.length - 1);
  for (const row of rows) expect(row).toMatchObject({ saticiVknTckn: '', aliciVknTckn: '', belgeNumarasi: '' });
  const longIds = await sessionThat((body) =>
    body.replaceAll(/"iptalItirazOid":"[^"]*"/g, `"iptalItirazOid":"${'9'.repeat(101)}"`),
  );
  expect(await listRequests(longIds)).toEqual([]);
});

it.each([
  ['03/09/2026', '2026-09-03', '2026-09-03'],
  ['05-03-0206', '0206-03-05', ''],
  ['01/01/3000', '3000-01-01', ''],
  ['29/02/2027', '', ''],
  ['31/13/2026', '', ''],
  ['01/01/0000', '', ''],
  ['2026-09-03', '', ''],
])('ATK-68: reads %s as the day of a document %s, and as a day of a list %s', (written, ofDocument, ofList) => {
  expect([readDate(written), readCalendarDate(written)]).toEqual([ofDocument, ofList]);
});

it.each([
  ['14:05:09', '14:05:09'],
  ['14:05', '14:05:00'],
  ['25:00:00', '00:00:00'],
  ['yarın', '00:00:00'],
  ['', '00:00:00'],
])('ATK-68: reads the time %s of an invoice as %s', (written, time) => {
  expect(readTime(written)).toBe(time);
});
