/** A kind of package. */
export interface PackageType {
  /** Value in storage and on the wire. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
  /** In English. */
  readonly titleEn: string;
}

/** Package types for esyaKapCinsi (REF-15). Source: UN/ECE Recommendation 21 as in UBL-TR 1.42. */
export const packageTypes: readonly PackageType[] = [
  { value: 'BA', title: 'Varil', titleEn: 'Barrel' },
  { value: 'BE', title: 'Bohça', titleEn: 'Bundle' },
  { value: 'BG', title: 'Torba', titleEn: 'Bag' },
  { value: 'BH', title: 'Demet', titleEn: 'Bunch' },
  { value: 'BI', title: 'Çöp Kutusu', titleEn: 'Bin' },
  { value: 'BJ', title: 'Kova', titleEn: 'Bucket' },
  { value: 'BK', title: 'Sepet', titleEn: 'Basket' },
  { value: 'BX', title: 'Kutu', titleEn: 'Box' },
  { value: 'CB', title: 'Bira Kasası', titleEn: 'Crate, beer' },
  { value: 'CH', title: 'Sandık', titleEn: 'Chest' },
  { value: 'CI', title: 'Teneke Kutu', titleEn: 'Canister' },
  { value: 'CK', title: 'Fıçı', titleEn: 'Cask' },
  { value: 'CN', title: 'Konteyner', titleEn: 'Container, not otherwise specified as transport equipment' },
  { value: 'CR', title: 'Kasa', titleEn: 'Crate' },
  { value: 'DK', title: 'Karton Kasa', titleEn: 'Crate, bulk, cardboard' },
  { value: 'DR', title: 'Bidon', titleEn: 'Drum' },
  { value: 'EC', title: 'Plastik Torba', titleEn: 'Bag, plastic' },
  { value: 'FC', title: 'Meyve Kasası', titleEn: 'Crate, fruit' },
  { value: 'JR', title: 'Kavanoz', titleEn: 'Jar' },
  { value: 'LV', title: 'Liftvan', titleEn: 'Liftvan' },
  { value: 'NE', title: 'Ambalajsız', titleEn: 'Unpacked or unpackaged' },
  { value: 'SA', title: 'Çuval', titleEn: 'Sack' },
  { value: 'SU', title: 'Bavul', titleEn: 'Suitcase' },
  { value: 'TN', title: 'Teneke', titleEn: 'Tin' },
  { value: 'VG', title: 'Dökme Gaz', titleEn: 'Bulk, gas (at 1031 mbar and 15°C)' },
  { value: 'VL', title: 'Dökme Sıvı', titleEn: 'Bulk, liquid' },
  { value: 'VO', title: 'Dökme Katı', titleEn: 'Bulk, solid, large particles (nodules)' },
];
