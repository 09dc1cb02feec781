import { describe, expect } from 'vitest';
import { it, read } from './PortalTester';

const allowed: readonly (readonly [cmd: string, pages: readonly string[]])[] = [
  ['getUserMenu', ['MAINTREEMENU']],
  ['EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR', ['RG_KULLANICI']],
  ['EARSIV_PORTAL_KULLANICI_BILGILERI_KAYDET', ['RG_KULLANICI']],
  ['SICIL_VEYA_MERNISTEN_BILGILERI_GETIR', ['RG_BASITFATURA']],
  ['EARSIV_PORTAL_UUID_GETIR', ['RG_BASITFATURA', '']],
  ['EARSIV_PORTAL_FATURA_OLUSTUR', ['RG_BASITFATURA']],
  ['EARSIV_PORTAL_TASLAKLARI_GETIR', ['RG_BASITTASLAKLAR', 'RG_TASLAKLAR']],
  ['EARSIV_PORTAL_FATURA_GETIR', ['RG_BASITFATURA', 'RG_TASLAKLAR']],
  ['EARSIV_PORTAL_FATURA_GOSTER', ['RG_BASITTASLAKLAR', 'RG_TASLAKLAR']],
  ['EARSIV_PORTAL_FATURA_SIL', ['RG_TASLAKLAR', 'RG_BASITTASLAKLAR']],
  ['EARSIV_PORTAL_TELEFONNO_SORGULA', ['RG_BASITTASLAKLAR', 'RG_SMSONAY']],
  ['EARSIV_PORTAL_SMSSIFRE_GONDER', ['RG_SMSONAY']],
  ['0lhozfib5410mp', ['RG_SMSONAY']],
  ['EARSIV_PORTAL_SMSSIFRE_DOGRULA', ['RG_SMSONAY']],
  ['SIDE.GET_EAGER_BF_DEFS', ['RG_SMSONAY']],
  ['EARSIV_PORTAL_ADIMA_KESILEN_BELGELERI_GETIR', ['RG_ALICI_TASLAKLAR']],
  ['EARSIV_PORTAL_ENTEGRATOR_ADIMA_DUZENLENENLER_SORGULA', ['RG_ALICI_ENTEGRATOR']],
  ['EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', ['RG_TASLAKLAR', 'RG_BASITTASLAKLAR', 'RG_ALICI_TASLAKLAR']],
  ['EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR', ['RG_TASLAKLAR', 'RG_ALICI_TASLAKLAR']],
  ['EARSIV_PORTAL_GELEN_IPTAL_ITIRAZ_TALEPLERINI_GETIR', ['RG_IPTALITIRAZTASLAKLAR']],
  ['EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE', ['RG_IPTALITIRAZTASLAKLAR']],
];
const pages = [...new Set(allowed.flatMap(([, each]) => each)), 'RG_BILINMEYEN'];
const noAuthority = { error: '1', messages: [{ type: '7', text: 'Bu işlem için yetkiniz yok' }] };

describe('dispatch', () => {
  it.for(allowed)('accepts %s only from its pages', async ([cmd, its], { tester }) => {
    for (const page of pages) {
      const reply = await tester.send(cmd, page);
      if (its.includes(page)) expect(reply).not.toMatchObject({ messages: noAuthority.messages });
      else expect(reply).toMatchObject(noAuthority);
    }
  });

  it.for([
    'EARSIV_PORTAL_FATURA_GUNCELLE',
    'EARSIV_PORTAL_FATURA_HSM_CIHAZI_ILE_IMZALA',
    'EARSIV_PORTAL_MUSTAHSIL_OLUSTUR',
    'EARSIV_PORTAL_SERBEST_MESLEK_MAKBUZU_OLUSTUR',
    'constructor',
    '',
  ])('has no authority for the command "%s"', async (cmd, { tester }) => {
    for (const page of pages) expect(await tester.send(cmd, page)).toMatchObject(noAuthority);
  });

  it('adds the time in Istanbul to every reply', async ({ tester }) => {
    tester.now = new Date('2026-12-31T21:30:02Z');
    await tester.login('33333302');
    expect((await tester.send('getUserMenu', 'MAINTREEMENU')).metadata).toEqual({ optime: '20270101003002+0300' });
    expect((await tester.send('getUserMenu', 'RG_KULLANICI')).metadata).toEqual({ optime: '20270101003002+0300' });
  });

  it('replies with JSON and status 200 also to a failure', async ({ tester }) => {
    const response = await tester.raw('getUserMenu', 'RG_KULLANICI');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json;charset=UTF-8']);
  });

  it('accepts a call without parameters', async ({ tester }) => {
    const { token } = tester;
    const form = { cmd: 'EARSIV_PORTAL_UUID_GETIR', callid: '1', token };
    expect(await read(tester.post('/earsiv-services/dispatch', form))).toMatchObject({
      data: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.for(['{', '[]', 'null', '7', ''])(
    'refuses %s as parameters, in the reply format of the command',
    async (jp, { tester }) => {
      const { token } = tester;
      const send = (cmd: string, pageName: string) =>
        read(tester.post('/earsiv-services/dispatch', { cmd, callid: '1', pageName, token, jp }));
      expect(await send('EARSIV_PORTAL_TASLAKLARI_GETIR', 'RG_TASLAKLAR')).toMatchObject({
        error: '1',
        messages: ['Form parametrelerinde sorun var'],
      });
      expect(await send('EARSIV_PORTAL_FATURA_OLUSTUR', 'RG_BASITFATURA')).toMatchObject({
        data: 'Form parametrelerinde sorun var',
      });
    },
  );

  it('returns an empty object when the protocol describes no reply', async ({ tester }) => {
    expect(await tester.send('SIDE.GET_EAGER_BF_DEFS', 'RG_SMSONAY')).toMatchObject({ data: {} });
  });

  it('accepts escaped and raw UTF-8 in parameters', async ({ tester }) => {
    const { token } = tester;
    const escaped = JSON.stringify({ unvan: 'İĞDE ŞTİ.', vergiDairesi: 'Iğdır' }).replace(
      /[^\x20-\x7e]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const form = {
      cmd: 'EARSIV_PORTAL_KULLANICI_BILGILERI_KAYDET',
      callid: '1',
      pageName: 'RG_KULLANICI',
      token,
      jp: escaped,
    };
    await tester.post('/earsiv-services/dispatch', form);
    expect(await tester.send('EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR', 'RG_KULLANICI')).toMatchObject({
      data: { unvan: 'İĞDE ŞTİ.', vergiDairesi: 'Iğdır' },
    });
  });

  it('rejects other paths', async ({ tester }) => {
    expect((await tester.fetch('/earsiv-services/dispatch')).status).toBe(404);
    expect((await tester.fetch('/baska', { method: 'POST' })).status).toBe(404);
  });
});
