import { readTermDays } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { CardPlace, EditCalls, ReadCard } from '../../kit/cards/cardCalls';

/** The settings of collection of a company. */
export type CollectionSettingsData = components['schemas']['CollectionSettings'];

/** The stored settings. Their id is that of the company. */
export type StoredSettings = CollectionSettingsData & { id: string };

/** The form values. */
export interface SettingsValues {
  /** The number of days as text; '' for no term. Unreadable text stays as typed. */
  vadeGunu: string;
  vadeyiGoster: boolean;
  /** The day from which approved invoices are claims, YYYY-MM-DD; '' while nothing is tracked. */
  baslangic: string;
  /** Whether mails remind by themselves. */
  hatirlatma: boolean;
  /** The days from the due day as text, '-3,0,7': texts can be compared. */
  hatirlatmaGunleri: string;
  /** Whether a movement with the number of an invoice and a smaller amount is matched without a person. */
  kismiKendiliginden: boolean;
  /** Whether a movement with the tax number of the customer and a whole amount is matched without a person. */
  vknKendiliginden: boolean;
}

/** The days of a form value, in order. */
export function readDays(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/** The form value of these days. */
export function writeDays(days: readonly number[]): string {
  return [...days].sort((one, other) => one - other).join(',');
}

/** /tahsilat-ayarlari. The settings of a company always exist, so `create` is a change without a version. */
export const settingsCalls: EditCalls<StoredSettings, SettingsValues> = {
  path: '/tahsilat-ayarlari',
  async read({ client, companyId, signal }) {
    const { data, response } = await client.GET('/tahsilat-ayarlari', { params: { query: { companyId } }, signal });
    return { card: { ...data, id: companyId }, version: response.headers.get('ETag') };
  },
  create: async (place, values) => (await change(place, values, null)).card,
  change: (place, _id, values, version) => change(place, values, version),
  valuesOf: ({ vadeGunu, vadeyiGoster, baslangic, hatirlatma, hatirlatmaGunleri, ...matching }) => ({
    vadeGunu: vadeGunu === null ? '' : String(vadeGunu),
    vadeyiGoster,
    baslangic: baslangic ?? '',
    hatirlatma,
    hatirlatmaGunleri: writeDays(hatirlatmaGunleri),
    kismiKendiliginden: matching.kismiKendiliginden,
    vknKendiliginden: matching.vknKendiliginden,
  }),
};

async function change(
  { client, companyId }: CardPlace,
  { vadeGunu, vadeyiGoster, baslangic, hatirlatma, hatirlatmaGunleri, ...matching }: SettingsValues,
  version: string | null,
): Promise<ReadCard<StoredSettings>> {
  const header = version === null ? {} : { 'If-Match': version };
  const days = readTermDays(vadeGunu);
  // An unreadable text is a fault of the form and is not sent.
  const term = { vadeGunu: typeof days === 'number' ? days : null, vadeyiGoster };
  const reminders = { hatirlatma, hatirlatmaGunleri: readDays(hatirlatmaGunleri) };
  const body = { ...term, ...reminders, ...matching, ...(baslangic && { baslangic }) };
  const { data, response } = await client.PUT('/tahsilat-ayarlari', { params: { query: { companyId }, header }, body });
  return { card: { ...data, id: companyId }, version: response.headers.get('ETag') };
}
