import { composeAddress } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { CompanyDraft } from './companyDraft';

type Registry = components['schemas']['RegistryEntry'];

const addressLength = 50;

/** Fills what is still blank from the tax registry, its first address included (CMP-26). What the portal already told is kept. */
export function fillFromRegistry(draft: CompanyDraft, registry: Registry): CompanyDraft {
  const [address] = registry.adresBilgileri;
  return {
    ...draft,
    unvan: draft.unvan || registry.unvan,
    ad: draft.ad || registry.ad,
    soyad: draft.soyad || registry.soyad,
    vergiDairesi: draft.vergiDairesi || registry.vergiDairesi,
    sirketinTuru: draft.sirketinTuru || registry.sirketinTuru,
    tckn: draft.tckn || registry.tckn,
    il: draft.il || (address?.ilAdi ?? ''),
    ilce: draft.ilce || (address?.ilceAdi ?? ''),
    acikAdres: draft.acikAdres || (address ? composeAddress(address).slice(0, addressLength) : ''),
  };
}
