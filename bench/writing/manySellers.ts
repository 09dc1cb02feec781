import { isValidVkn } from '@kalem/domain';
import { type PortalState, seedState } from '@kalem/portal-simulator';

const FIRST_USER_CODE = 70_000_001;
const FIRST_VKN = 1_200_000_000;

/** User codes of the sellers that `manySellers` adds. The password of each is `1`. */
export function userCodesOf(sellers: number): string[] {
  return Array.from({ length: sellers }, (_, index) => String(FIRST_USER_CODE + index));
}

/** A simulated portal with `sellers` further sellers, each with `documents` documents of the last year. */
export function manySellers(sellers: number, documents: number): (now: Date) => PortalState {
  return (now) => {
    const portal = seedState(now);
    const [model] = portal.accounts;
    const known = portal.documents.filter(
      ({ channel, onayDurumu }) => channel === 'portal' && onayDurumu === 'Onaylandı',
    );
    if (!model) throw new Error('The portal has no account to copy');
    const vkns = validVkns(sellers);
    const accounts = userCodesOf(sellers).map((userCode, index) => ({
      ...model,
      userCode,
      telefon: `5${String(300_000_000 + index)}`,
      ownData: { ...model.ownData, vknTckn: vkns[index] ?? '', unvan: `Satıcı ${index + 1} Ltd. Şti.` },
    }));
    const copies = accounts.flatMap(({ ownData }) =>
      known.slice(0, documents).map((document, index) => ({
        ...document,
        ettn: crypto.randomUUID(),
        faturaOid: crypto.randomUUID(),
        belgeNumarasi: `GIB${document.tarih.slice(0, 4)}${String(index + 1).padStart(9, '0')}`,
        seller: ownData,
      })),
    );
    return { ...portal, accounts: [...portal.accounts, ...accounts], documents: [...portal.documents, ...copies] };
  };
}

function validVkns(count: number): string[] {
  const found: string[] = [];
  for (let number = FIRST_VKN; found.length < count; number += 1)
    if (isValidVkn(String(number))) found.push(String(number));
  return found;
}
