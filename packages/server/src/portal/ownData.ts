import type { PortalAnswer, PortalCompany, PortalSession } from '../ports/Portal';
import { commands } from './commands';
import { type Dispatcher, mapAnswer } from './dispatcher';
import { objectOf, type PortalObject, readText } from './formats';

/** The account's own company, and the registry that its screen looks others up in (portal-protocol 5). */
export function ownDataCommands(dispatcher: Dispatcher): Pick<PortalSession, 'ownData' | 'completeOwnData' | 'lookup'> {
  const fetchOwnData = async (): Promise<PortalAnswer<PortalObject>> => {
    const answer = await dispatcher.run(commands.ownData, {});
    if (!answer.ok) return answer;
    const value = objectOf(answer.value);
    // Data without the number have no owner: no company may be created from them, nor may they fill a form.
    const isSomebodys = readText(value['vknTckn']) !== '';
    return isSomebodys ? { ok: true, value } : { ok: false, failure: { kind: 'unreachable' } };
  };

  return {
    async ownData() {
      return mapAnswer(await fetchOwnData(), readOwnData);
    },

    async completeOwnData(company) {
      const answer = await fetchOwnData();
      if (!answer.ok) return answer;
      const saved = await dispatcher.run(commands.saveOwnData, fillOwnData(answer.value, company));
      return mapAnswer(saved, () => undefined);
    },

    async lookup(vknTckn) {
      // The key really has a double n.
      return mapAnswer(await dispatcher.run(commands.lookup, { vknTcknn: vknTckn }), (value) => {
        const { unvan, adi, soyadi, vergiDairesi } = objectOf(value);
        const taxpayer = {
          unvan: readText(unvan),
          ad: readText(adi),
          soyad: readText(soyadi),
          vergiDairesi: readText(vergiDairesi),
        };
        const isKnown = taxpayer.unvan !== '' || taxpayer.ad !== '' || taxpayer.soyad !== '';
        return isKnown ? taxpayer : null;
      });
    },
  };
}

const PHONE = /^\d{10}$/;
const ACIK_ADRES_LENGTH = 50;

function readOwnData(raw: PortalObject): PortalCompany {
  const texts = [...ownNames].map(([theirs, ours]) => [ours, readText(raw[theirs])]);
  const company = Object.fromEntries(texts) as PortalCompany;
  return {
    ...company,
    yetkiliTelNo: PHONE.test(company.yetkiliTelNo) ? company.yetkiliTelNo : '',
    // By characters: half of a pair breaks the contract.
    acikAdres: [...company.cadde].slice(0, ACIK_ADRES_LENGTH).join(''),
  };
}

/** The portal's object with its empty fields filled from the company; what we have no field for goes back unchanged. */
function fillOwnData(raw: PortalObject, company: PortalCompany): PortalObject {
  const filled = [...ownNames]
    .filter(([theirs]) => readText(raw[theirs]) === '')
    .map(([theirs, ours]) => [theirs, company[ours]]);
  return { ...raw, ...Object.fromEntries(filled) };
}

const sameNames = [
  'vknTckn',
  'unvan',
  'ad',
  'soyad',
  'vergiDairesi',
  'sicilNo',
  'mersisNo',
  'isMerkezi',
  'cadde',
  'apartmanAdi',
  'apartmanNo',
  'kapiNo',
  'ilce',
  'il',
  'postaKodu',
  'ulke',
  'faksNo',
] as const satisfies readonly (keyof PortalCompany)[];

/** The fields of own data by the portal's name, with ours (portal-protocol 5.1). */
const ownNames = new Map<string, keyof PortalCompany>([
  ...sameNames.map((name) => [name, name] as const),
  ['telNo', 'yetkiliTelNo'],
  ['ePostaAdresi', 'email'],
  ['webSitesiAdresi', 'website'],
]);
