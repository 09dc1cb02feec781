/** A unit of quantity. */
export interface Unit {
  /** UN/ECE Recommendation 20. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
  /** The portal’s label. */
  readonly portalTitle: string;
  /** Where the portal uses the code with another meaning than Recommendation 20. */
  readonly note?: string;
}

/** Units by their UN/ECE code (REF-09). Source: the portal’s list. */
export const units: readonly Unit[] = [
  { value: 'DAY', title: 'Gün', portalTitle: 'Gün' },
  { value: 'MON', title: 'Ay', portalTitle: 'Ay' },
  { value: 'ANN', title: 'Yıl', portalTitle: 'Yıl' },
  { value: 'HUR', title: 'Saat', portalTitle: 'Saat' },
  { value: 'D61', title: 'Dakika', portalTitle: 'Dakika' },
  { value: 'D62', title: 'Saniye', portalTitle: 'Saniye' },
  { value: 'C62', title: 'Adet', portalTitle: 'Adet' },
  { value: 'PA', title: 'Paket', portalTitle: 'Paket' },
  { value: 'BX', title: 'Kutu', portalTitle: 'Kutu' },
  { value: 'MGM', title: 'Miligram', portalTitle: 'mg' },
  { value: 'GRM', title: 'Gram', portalTitle: 'g' },
  { value: 'KGM', title: 'Kilogram', portalTitle: 'kg' },
  { value: 'LTR', title: 'Litre', portalTitle: 'lt' },
  { value: 'TNE', title: 'Ton', portalTitle: 'ton' },
  { value: 'NT', title: 'Net Ton', portalTitle: 'Net Ton', note: 'net ton; deprecated in UN/ECE Rec 20' },
  { value: 'GT', title: 'Gross Ton', portalTitle: 'Gross ton', note: 'gross ton as used by GİB' },
  { value: 'MMT', title: 'Milimetre', portalTitle: 'mm' },
  { value: 'CMT', title: 'Santimetre', portalTitle: 'cm' },
  { value: 'MTR', title: 'Metre', portalTitle: 'm' },
  { value: 'KTM', title: 'Kilometre', portalTitle: 'km', note: 'UN/ECE Rec 20 code for kilometre is KMT; the portal uses KTM' },
  { value: 'MLT', title: 'Mililitre', portalTitle: 'ml' },
  { value: 'MMQ', title: 'Milimetreküp', portalTitle: 'mm3' },
  { value: 'CMK', title: 'Santimetrekare', portalTitle: 'cm2' },
  { value: 'CMQ', title: 'Santimetreküp', portalTitle: 'cm3' },
  { value: 'MTK', title: 'Metrekare', portalTitle: 'm2' },
  { value: 'MTQ', title: 'Metreküp', portalTitle: 'm3' },
  { value: 'KJO', title: 'Kilojul', portalTitle: 'kJ' },
  { value: 'CLT', title: 'Santilitre', portalTitle: 'cl' },
  { value: 'CT', title: 'Karat', portalTitle: 'KARAT', note: "UN/ECE Rec 20 knows CT as 'carton'; the portal labels it KARAT (metric carat is CTM)" },
  { value: 'KWH', title: 'Kilovatsaat', portalTitle: 'KWH' },
  { value: 'MWH', title: 'Megavatsaat', portalTitle: 'MWH' },
  { value: 'CCT', title: 'Ton Başına Taşıma Kapasitesi', portalTitle: 'Ton baş.taşıma kap.' },
  { value: 'D30', title: 'Brüt Kalori', portalTitle: 'Brüt kalori', note: "portal: 'Brüt kalori'; Rec 20 D30 is terajoule" },
  { value: 'D40', title: 'Bin Litre', portalTitle: '1000 lt' },
  { value: 'LPA', title: 'Saf Alkol Litresi', portalTitle: 'Saf alkol lt' },
  { value: 'B32', title: 'Kilogram-Metrekare', portalTitle: 'kg.m2' },
  { value: 'NCL', title: 'Hücre Adedi', portalTitle: 'Hücre adet' },
  { value: 'PR', title: 'Çift', portalTitle: 'Çift' },
  { value: 'R9', title: 'Bin Metreküp', portalTitle: '1000 m3' },
  { value: 'SET', title: 'Set', portalTitle: 'Set' },
  { value: 'T3', title: 'Bin Adet', portalTitle: '1000 adet' },
  { value: 'Q37', title: 'Standart Metreküp', portalTitle: 'SCM' },
  { value: 'Q39', title: 'Normal Metreküp', portalTitle: 'NCM' },
  { value: 'J39', title: 'Milyon BTU', portalTitle: 'mmBTU' },
  { value: 'G52', title: 'Santimetreküp (CM³)', portalTitle: 'CM³', note: "UN/ECE Rec 20 G52 is 'cubic metre per day'; the portal labels it CM³" },
  { value: 'DZN', title: 'Düzine', portalTitle: 'Düzine' },
  { value: 'DMK', title: 'Desimetrekare', portalTitle: 'dm2' },
  { value: 'DMT', title: 'Desimetre', portalTitle: 'dm' },
  { value: 'HAR', title: 'Hektar', portalTitle: 'ha' },
  { value: 'LM', title: 'Metretül', portalTitle: 'Metretül (LM)', note: 'linear metre' },
];
