/** A reason of GİB's list that the screens do not offer. */
export interface OtherReason {
  /** Value in storage and on the wire. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
}

/**
 * Reasons that API calls and older documents may contain: ÖTV (101 to 108, 151), accommodation tax (001), KDV (501,
 * 555). Source: fiscal-rules 6, the UBL-TR list 1.43.
 */
export const otherReasons: readonly OtherReason[] = [
  { value: '001', title: 'Diplomatik İstisna' },
  { value: '101', title: 'İhracat İstisnası' },
  { value: '102', title: 'Diplomatik İstisna' },
  { value: '103', title: 'Askeri Amaçlı İstisna' },
  { value: '104', title: 'Petrol Arama Faaliyetlerinde Bulunanlara Yapılan Teslimler' },
  { value: '105', title: 'Uluslararası Anlaşmadan Doğan İstisna' },
  { value: '106', title: 'Diğer İstisnalar' },
  { value: '107', title: '7/a Maddesi Kapsamında Yapılan Teslimler' },
  { value: '108', title: 'Geçici 5. Madde Kapsamında Yapılan Teslimler' },
  { value: '151', title: 'ÖTV - İstisna Olmayan Diğer' },
  { value: '501', title: "Türkiye'de İkamet Etmeyenlere KDV Hesaplanarak Yapılan Satışlar (Yolcu Beraberi Eşya)" },
  { value: '555', title: 'KDV Oran Kontrolüne Tabi Olmayan Satışlar' },
];
