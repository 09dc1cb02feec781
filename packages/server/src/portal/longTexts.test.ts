import { createPortalSimulator } from '@kalem/portal-simulator';
import { expect, it } from 'vitest';
import type { PortalAnswer } from '../ports/Portal';
import { createGibPortal } from './gibPortal';

const now = new Date('2026-11-20T09:00:00Z');
/** Longer than any limit. The last character that fits is a surrogate pair, which must not be cut in half. */
const long = `${'ş'.repeat(499)}😀${'ş'.repeat(30_000)}`;

function valueOf<T>(answer: PortalAnswer<T>): T {
  if (!answer.ok) throw new Error(answer.failure.kind);
  return answer.value;
}

it('ATK-68: cuts texts of other taxpayers to the limits of the contract', async () => {
  const simulator = createPortalSimulator({ clock: { now: () => now } });
  const portal = createGibPortal({
    baseUrl: 'http://portal.test',
    login: 'anologin',
    ettn: 'portal',
    async fetch(request) {
      const answer = await simulator.fetch(request);
      const body = await answer.text();
      const texts = /"(saticiUnvanAdSoyad|aliciUnvanAdSoyad|talepAciklama|itirazYontemi|referansBelgeId)":"[^"]*"/g;
      return new Response(body.replaceAll(texts, `"$1":"${long}"`), answer);
    },
  });
  const token = valueOf(await portal.logIn({ userCode: '33333302', password: '1' }));
  const session = portal.session({
    current: async () => ({ ok: true, value: token }),
    renew: async () => ({ ok: true, value: token }),
  });
  const received = valueOf(await session.listReceived('2026-11-14', '2026-11-20'));
  const requests = valueOf(await session.listRequests('2026-11-01', '2026-11-20'));
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
