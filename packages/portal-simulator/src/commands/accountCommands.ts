import { type CommandTable, textParameter } from './command';
import { type JsonObject, textOf } from '../json';
import { type OwnData, ownDataKeys } from '../state';
import { taxpayers } from '../seed/otherTaxpayers';

/** The account's own data and the registry of taxpayers (portal-protocol 5). */
export const accountCommands: CommandTable = {
  getUserMenu: { pages: ['MAINTREEMENU'], writes: false, run: () => ({ menu: [] }) },

  EARSIV_PORTAL_KULLANICI_BILGILERI_GETIR: {
    pages: ['RG_KULLANICI'],
    writes: false,
    run: ({ account }) => ({ ...account.ownData }),
  },

  EARSIV_PORTAL_KULLANICI_BILGILERI_KAYDET: {
    pages: ['RG_KULLANICI'],
    writes: true,
    run({ account }, jp) {
      account.ownData = { ...readOwnData(jp), vknTckn: account.ownData.vknTckn };
      return 'Bilgileriniz başarıyla güncellendi.';
    },
  },

  SICIL_VEYA_MERNISTEN_BILGILERI_GETIR: {
    pages: ['RG_BASITFATURA'],
    writes: false,
    run(_, jp) {
      // The key really has a double n.
      const vknTckn = textParameter(jp, 'vknTcknn');
      const taxpayer = taxpayers.find((each) => each.vknTckn === vknTckn);
      return {
        unvan: taxpayer?.unvan ?? '',
        adi: taxpayer?.ad ?? '',
        soyadi: taxpayer?.soyad ?? '',
        vergiDairesi: taxpayer?.vergiDairesi ?? '',
      };
    },
  },
};

/** A save replaces all fields: an omitted field becomes empty. */
function readOwnData(jp: JsonObject): OwnData {
  const entries = ownDataKeys.map((key) => [key, textOf(jp, key)] as const);
  return Object.fromEntries(entries) as OwnData;
}
