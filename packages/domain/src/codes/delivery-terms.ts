/** An Incoterm. */
export interface DeliveryTerm {
  /** Value in storage and on the wire. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
  /** In English. */
  readonly titleEn: string;
  /** Last Incoterms edition that contains the term. */
  readonly incoterms: string;
}

/** Delivery terms (REF-14). */
export const deliveryTerms: readonly DeliveryTerm[] = [
  { value: 'CFR', title: 'Masraflar ve Navlun', titleEn: 'Cost and Freight', incoterms: '2020' },
  { value: 'CIF', title: 'Masraflar, Sigorta ve Navlun', titleEn: 'Cost, Insurance and Freight', incoterms: '2020' },
  { value: 'CIP', title: 'Taşıma ve Sigorta Ödenmiş Olarak', titleEn: 'Carriage and Insurance Paid To', incoterms: '2020' },
  { value: 'CPT', title: 'Taşıma Ödenmiş Olarak', titleEn: 'Carriage Paid To', incoterms: '2020' },
  { value: 'DAF', title: 'Sınırda Teslim', titleEn: 'Delivered At Frontier', incoterms: '2000' },
  { value: 'DAP', title: 'Belirlenen Yerde Teslim', titleEn: 'Delivered At Place', incoterms: '2020' },
  { value: 'DPU', title: 'Belirlenmiş Yerde Boşaltılmış Olarak Teslim', titleEn: 'Delivered at Place Unloaded', incoterms: '2020' },
  { value: 'DDP', title: 'Gümrük Vergileri Ödenmiş Olarak Teslim', titleEn: 'Delivered Duty Paid', incoterms: '2020' },
  { value: 'DDU', title: 'Gümrük Resmi Ödenmemiş Olarak Teslim', titleEn: 'Delivered Duty Unpaid', incoterms: '2000' },
  { value: 'DEQ', title: 'Rıhtımda Teslim (Gümrük Vergi ve Harçları Ödenmiş Olarak)', titleEn: 'Delivered Ex Quay', incoterms: '2000' },
  { value: 'DES', title: 'Gemide Teslim', titleEn: 'Delivered Ex Ship', incoterms: '2000' },
  { value: 'EXW', title: 'İşyerinde Teslim', titleEn: 'Ex Works', incoterms: '2020' },
  { value: 'FAS', title: 'Gemi Doğrultusunda Masrafsız', titleEn: 'Free Alongside Ship', incoterms: '2020' },
  { value: 'FCA', title: 'Taşıyıcıya Masrafsız', titleEn: 'Free Carrier', incoterms: '2020' },
  { value: 'FOB', title: 'Gemide Masrafsız', titleEn: 'Free On Board', incoterms: '2020' },
];
