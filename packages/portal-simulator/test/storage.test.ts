import { describe, expect, it } from 'vitest';
import type { PortalStorage } from '../src/index';
import { PortalTester, record } from './PortalTester';

function memoryStorage(): PortalStorage & { text: string | null } {
  return {
    text: null,
    load() {
      return Promise.resolve(this.text);
    },
    save(text) {
      this.text = text;
      return Promise.resolve();
    },
  };
}

describe('a restart', () => {
  it('keeps documents, numbers, own data and requests; sessions end', async () => {
    const storage = memoryStorage();
    const first = new PortalTester({ storage });
    await first.login();
    const approved = await first.approved();
    const draft = await first.draft();
    const ask = { ettn: approved.ettn, onayDurumu: 'Onaylandı', belgeTuru: 'FATURA', talepAciklama: 'Mükerrer' };
    await first.send('EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', 'RG_TASLAKLAR', ask);
    const own = record((await first.send('EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR', 'RG_KULLANICI')).data);
    await first.send('EARSIV_PORTAL_KULLANICI_BILGILERI_KAYDET', 'RG_KULLANICI', {
      ...own,
      webSitesiAdresi: 'cinaralti.example',
    });
    const list = await first.list('01/01/2026', '31/12/2026');

    const second = new PortalTester({ storage });
    second.now = new Date('2027-03-01T09:00:00Z');
    second.token = first.token;
    expect(await second.send('getUserMenu', 'MAINTREEMENU')).toMatchObject({ messages: [{ type: '4' }] });
    await second.login();
    expect(await second.list('01/01/2026', '31/12/2026')).toEqual(list);
    expect(await second.send('EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR', 'RG_KULLANICI')).toMatchObject({
      data: { webSitesiAdresi: 'cinaralti.example' },
    });
    const next = await second.draft();
    expect(Number(String(next.belgeNumarasi).slice(7))).toBe(Number(String(draft.belgeNumarasi).slice(7)) + 1);
  });

  it('keeps what was seeded at the first start', async () => {
    const storage = memoryStorage();
    await new PortalTester({ storage }).simulator.ready();
    const { text } = storage;
    const later = new PortalTester({ storage });
    later.now = new Date('2030-01-01T00:00:00Z');
    await later.simulator.ready();
    expect(storage.text).toBe(text);
  });
});

describe('a write', () => {
  it('is acknowledged only when it is durable', async () => {
    const saves: (() => void)[] = [];
    const storage = {
      load: () => Promise.resolve(null),
      save: () => new Promise<void>((resolve) => saves.push(resolve)),
    };
    const tester = new PortalTester({ storage });
    const login = tester.login();
    await expect.poll(() => saves.length).toBe(1);
    saves[0]?.();
    await login;

    let answered = false;
    const creating = tester.create().finally(() => (answered = true));
    await expect.poll(() => saves.length).toBe(2);
    await tester.list();
    expect(answered).toBe(false);
    saves[1]?.();
    await creating;
  });

  it('shares its save with writes that arrived during the previous one', async () => {
    const saved: string[] = [];
    let release = (): void => undefined;
    const storage: PortalStorage = {
      load: () => Promise.resolve(null),
      save(text) {
        saved.push(text);
        return saved.length === 2 ? new Promise((resolve) => (release = resolve)) : Promise.resolve();
      },
    };
    const tester = new PortalTester({ storage });
    await tester.login();
    const first = tester.create();
    await expect.poll(() => saved.length).toBe(2);
    const others = Promise.all([tester.create(), tester.create(), tester.create()]);
    await expect.poll(async () => (await tester.list()).length).toBe(4);
    release();
    await Promise.all([first, others]);
    expect(saved).toHaveLength(3);
  });

  it('is not acknowledged when its save fails', async () => {
    let fails = false;
    const storage: PortalStorage = {
      load: () => Promise.resolve(null),
      save: () => (fails ? Promise.reject(new Error('disk full')) : Promise.resolve()),
    };
    const tester = new PortalTester({ storage });
    await tester.login();
    fails = true;
    await expect(tester.create()).rejects.toThrow('disk full');
    fails = false;
    expect((await tester.create()).data).toMatch(/başarıyla/);
  });
});
