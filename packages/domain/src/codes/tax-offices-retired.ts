/** A tax office that exists only in older lists. */
export interface RetiredTaxOffice {
  /** Official code, six digits. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
  readonly province: string;
  readonly provinceId: number;
  readonly active: boolean;
  /** Lists that contain it. */
  readonly seenIn: readonly string[];
  /** Code of its successor, if known. */
  readonly successor?: string;
}

/** Closed tax offices. They are recognised in old documents and never offered. Source: lists before 2023. */
export const taxOfficesRetired: readonly RetiredTaxOffice[] = [
  { value: '006263', title: 'Ulusite Vergi Dairesi Müdürlüğü', province: 'ANKARA', provinceId: 6, active: false, seenIn: ['older tax-office-only list'] },
  { value: '007108', title: 'Korkuteli Malmüdürlüğü', province: 'ANTALYA', provinceId: 7, active: false, seenIn: ['2021 list', 'undated pre-2023 list'], successor: '007257' },
  { value: '021101', title: 'Bismil Malmüdürlüğü', province: 'DİYARBAKIR', provinceId: 21, active: false, seenIn: ['undated pre-2023 list'], successor: '021284' },
  { value: '021106', title: 'Ergani Malmüdürlüğü', province: 'DİYARBAKIR', provinceId: 21, active: false, seenIn: ['undated pre-2023 list'], successor: '021283' },
  { value: '026201', title: 'Çifteler Vergi Dairesi Müdürlüğü', province: 'ESKİŞEHİR', provinceId: 26, active: false, seenIn: ['older tax-office-only list'] },
  { value: '026202', title: 'Sivrihisar Vergi Dairesi Müdürlüğü', province: 'ESKİŞEHİR', provinceId: 26, active: false, seenIn: ['older tax-office-only list'] },
  { value: '026252', title: 'Yunusemre Vergi Dairesi Müdürlüğü', province: 'ESKİŞEHİR', provinceId: 26, active: false, seenIn: ['older tax-office-only list'] },
  { value: '026253', title: '2 Eylül Vergi Dairesi Müdürlüğü', province: 'ESKİŞEHİR', provinceId: 26, active: false, seenIn: ['older tax-office-only list'] },
  { value: '026254', title: 'Battalgazi Vergi Dairesi Müdürlüğü', province: 'ESKİŞEHİR', provinceId: 26, active: false, seenIn: ['older tax-office-only list'] },
  { value: '026255', title: 'Taşbaşı Vergi Dairesi Müdürlüğü', province: 'ESKİŞEHİR', provinceId: 26, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034206', title: 'Çatalca Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034233', title: 'Ulaştırma Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034238', title: 'Laleli Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034240', title: 'Mevlanakapı Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034241', title: 'Rami Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034243', title: 'Süleymaniye Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034250', title: 'Çapa Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034267', title: 'Nuruosmaniye Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034268', title: 'Galata Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034275', title: 'Mercan Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034286', title: 'Sultanahmet Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '034289', title: 'Dış Ticaret Vergi Dairesi Müdürlüğü', province: 'İSTANBUL', provinceId: 34, active: false, seenIn: ['older tax-office-only list'] },
  { value: '035255', title: 'Basmane Vergi Dairesi Müdürlüğü', province: 'İZMİR', provinceId: 35, active: false, seenIn: ['older tax-office-only list'] },
  { value: '035265', title: 'Çakabey Vergi Dairesi Müdürlüğü', province: 'İZMİR', provinceId: 35, active: false, seenIn: ['2021 list', 'undated pre-2023 list', 'older tax-office-only list'] },
  { value: '059107', title: 'Şarköy Malmüdürlüğü', province: 'TEKİRDAĞ', provinceId: 59, active: false, seenIn: ['undated pre-2023 list'], successor: '059266' },
  { value: '063107', title: 'Suruç Malmüdürlüğü', province: 'ŞANLIURFA', provinceId: 63, active: false, seenIn: ['undated pre-2023 list'], successor: '063263' },
];
