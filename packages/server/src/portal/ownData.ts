import type { PortalAnswer, PortalCompany, PortalSession } from '../ports/Portal';
import { commands } from './commands';
import { type Dispatcher, mapAnswer } from './dispatcher';
import { objectOf, type PortalObject, readText } from './formats';

/** The account's own company, and the lookup in the registry (portal-protocol 5). */
export function ownDataCommands(dispatcher: Dispatcher): Pick<PortalSession, 'ownData' | 'completeOwnData' | 'lookup'> {
  const fetchOwnData = async (): Promise<PortalAnswer<PortalObject>> => {
    const answer = await dispatcher.run(commands.ownData, {});
    if (!answer.ok) return answer;
    const value = objectOf(answer.value);
    // Data without a tax number have no known owner, so they must not create a company or fill a form.
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
      // The double n is the portal's spelling.
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
    // Cut by characters, because half a surrogate pair would violate the contract.
    acikAdres: [...company.cadde].slice(0, ACIK_ADRES_LENGTH).join(''),
  };
}

/**
 * Fills the empty fields of the portal's object from the company. Fields that we do not store are returned unchanged.
 */
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

/** The portal's names of own data and our names (portal-protocol 5.1). */
const ownNames = new Map<string, keyof PortalCompany>([
  ...sameNames.map((name) => [name, name] as const),
  ['telNo', 'yetkiliTelNo'],
  ['ePostaAdresi', 'email'],
  ['webSitesiAdresi', 'website'],
]);
