import { describe, expect } from 'vitest';
import { it, PortalTester, read } from './PortalTester';

const NULL_POINTER = { error: '1', messages: ['Genel Sistem Hatası:java.lang.NullPointerException'] };
const WRONG = { data: { sonuc: '0', msg: 'SMS şifresi hatalı.' } };
const OVER = { data: { sonuc: '0', msg: 'SMS şifresinin süresi doldu.' } };
const SIGNED = { data: { sonuc: '1', msg: 'SMS şifreniz doğrulandı, işlem başarılı.' } };

const statuses = async (tester: PortalTester) => (await tester.list()).map(({ onayDurumu }) => onayDurumu);

describe('the code', () => {
  it('goes to the phone on file and is the last word of the SMS', async ({ tester }) => {
    expect((await tester.send('EARSIV_PORTAL_TELEFONNO_SORGULA', 'RG_SMSONAY')).data).toEqual({
      telefon: '5325550101',
    });
    const { oid, code } = await tester.askForCode();
    expect(oid).toMatch(/^0l[0-9a-z]{12}$/);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    const outbox = await (await tester.fetch('/dev/outbox')).json();
    expect(outbox).toEqual({
      items: [
        {
          id: expect.any(String),
          kind: 'sms',
          to: '5325550101',
          body: expect.stringMatching(` ${code}$`),
          createdAt: '2026-11-21T09:00:00.000Z',
        },
      ],
    });
  });

  it('is new for each send, the newest SMS first', async ({ tester }) => {
    const codes = [await tester.askForCode(), await tester.askForCode(), await tester.askForCode()];
    expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
    expect(tester.simulator.outbox.map(({ body }) => body.slice(-6))).toEqual(codes.map(({ code }) => code).reverse());
  });

  it('is passed to onSms when it is sent', async () => {
    const sent: string[] = [];
    const other = new PortalTester({ onSms: ({ body }) => sent.push(body), switches: { smsCode: 'ABC123' } });
    await other.login();
    await other.askForCode();
    expect(sent).toEqual([expect.stringMatching(/ ABC123$/)]);
  });

  it('cannot be sent before the phone was read', async ({ tester }) => {
    const jp = { CEPTEL: '5325550101', KCEPTEL: false, TIP: '' };
    expect(await tester.send('EARSIV_PORTAL_SMSSIFRE_GONDER', 'RG_SMSONAY', jp)).toMatchObject(NULL_POINTER);
  });

  it('goes to no other phone', async ({ tester }) => {
    await tester.send('EARSIV_PORTAL_TELEFONNO_SORGULA', 'RG_SMSONAY');
    const jp = { CEPTEL: '5550000000', KCEPTEL: false, TIP: '' };
    expect(await tester.send('EARSIV_PORTAL_SMSSIFRE_GONDER', 'RG_SMSONAY', jp)).toMatchObject({ error: '1' });
    expect(tester.simulator.outbox).toHaveLength(0);
  });
});

describe('signing', () => {
  it('approves several drafts with one code', async ({ tester }) => {
    const drafts = [await tester.draft(), await tester.draft()];
    await tester.draft();
    const { oid, code } = await tester.askForCode();
    expect(await tester.sign(oid, code, drafts)).toMatchObject(SIGNED);
    expect(await statuses(tester)).toEqual(['Onaylandı', 'Onaylandı', 'Onaylanmadı']);
  });

  it('accepts rows with only kind and ETTN', async ({ tester }) => {
    const { ettn } = await tester.draft();
    const { oid, code } = await tester.askForCode();
    expect(await tester.sign(oid, code, [{ belgeTuru: 'FATURA', ettn }])).toMatchObject(SIGNED);
  });

  it('refuses a wrong code and accepts the right one afterwards', async ({ tester }) => {
    const draft = await tester.draft();
    const { oid, code } = await tester.askForCode();
    expect(await tester.sign(oid, 'YANLIS', [draft])).toMatchObject(WRONG);
    expect(await statuses(tester)).toEqual(['Onaylanmadı']);
    expect(await tester.sign(oid, code, [draft])).toMatchObject(SIGNED);
  });

  it('refuses the right code after five wrong ones', async ({ tester }) => {
    const draft = await tester.draft();
    const { oid, code } = await tester.askForCode();
    for (let count = 0; count < 5; count += 1) expect(await tester.sign(oid, 'YANLIS', [draft])).toMatchObject(WRONG);
    expect(await tester.sign(oid, code, [draft])).toMatchObject(OVER);
  });

  it('accepts a code for 120 seconds', async ({ tester }) => {
    const drafts = [await tester.draft(), await tester.draft()];
    const first = await tester.askForCode();
    tester.advance(120_000);
    expect(await tester.sign(first.oid, first.code, drafts.slice(0, 1))).toMatchObject(SIGNED);
    const second = await tester.askForCode();
    tester.advance(120_001);
    expect(await tester.sign(second.oid, second.code, drafts.slice(1))).toMatchObject(OVER);
  });

  it('accepts a code once', async ({ tester }) => {
    const drafts = [await tester.draft(), await tester.draft()];
    const { oid, code } = await tester.askForCode();
    await tester.sign(oid, code, drafts.slice(0, 1));
    expect(await tester.sign(oid, code, drafts.slice(1))).toMatchObject(OVER);
  });

  it('accepts only a code of the same session', async ({ tester }) => {
    const { oid, code } = await tester.askForCode();
    await tester.become('33333302');
    expect(await tester.sign(oid, code, [await tester.draft()])).toMatchObject(OVER);
  });

  it('approves no draft when one of them cannot be approved', async ({ tester }) => {
    const draft = await tester.draft();
    const approved = await tester.approved();
    const { oid, code } = await tester.askForCode();
    for (const drafts of [[draft, approved], [draft, { ettn: 'yok' }], []]) {
      expect(await tester.sign(oid, code, drafts)).toMatchObject({ data: { sonuc: '0' } });
    }
    expect(await statuses(tester)).toEqual(['Onaylanmadı', 'Onaylandı']);
  });

  it('is not done by the old code check', async ({ tester }) => {
    await tester.draft();
    const { oid, code } = await tester.askForCode();
    const check = (SIFRE: string) => tester.send('EARSIV_PORTAL_SMSSIFRE_DOGRULA', 'RG_SMSONAY', { SIFRE, OID: oid });
    expect(await check('YANLIS')).toMatchObject(WRONG);
    expect(await check(code)).toMatchObject({ data: { sonuc: '1' } });
    expect(await statuses(tester)).toEqual(['Onaylanmadı']);
  });

  it('is not possible by HSM', async ({ tester }) => {
    const draft = await tester.draft();
    const reply = await tester.send('EARSIV_PORTAL_FATURA_HSM_CIHAZI_ILE_IMZALA', 'RG_BASITTASLAKLAR', {
      imzalanacaklar: [draft],
    });
    expect(reply).toMatchObject({ error: '1', messages: [{ type: '7' }] });
  });

  it('without its fields causes a null pointer', async ({ tester }) => {
    const { token } = tester;
    const form = { cmd: '0lhozfib5410mp', callid: '1', pageName: 'RG_SMSONAY', token, jp: '{"SIFRE":null}' };
    expect(await read(tester.post('/earsiv-services/dispatch', form))).toMatchObject(NULL_POINTER);
  });
});
