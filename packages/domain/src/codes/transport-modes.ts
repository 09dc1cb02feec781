/** A mode of transport. */
export interface TransportMode {
  /** Value in storage and on the wire. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
  /** In English. */
  readonly titleEn: string;
  readonly key: string;
}

/** Transport modes for gonderilmeSekli (REF-16). */
export const transportModes: readonly TransportMode[] = [
  { value: '1', title: 'Deniz Yolu', titleEn: 'Maritime transport', key: 'sea' },
  { value: '2', title: 'Demir Yolu', titleEn: 'Rail transport', key: 'rail' },
  { value: '3', title: 'Kara Yolu', titleEn: 'Road transport', key: 'road' },
  { value: '4', title: 'Hava Yolu', titleEn: 'Air transport', key: 'air' },
  { value: '5', title: 'Posta', titleEn: 'Mail', key: 'post' },
  { value: '6', title: 'Çok Araçlı (Kombine) Taşımacılık', titleEn: 'Multimodal transport', key: 'multimodal' },
  { value: '7', title: 'Sabit Taşıma Tesisleri', titleEn: 'Fixed transport installations', key: 'fixed' },
  { value: '8', title: 'İç Su Taşımacılığı', titleEn: 'Inland water transport', key: 'inland-water' },
  { value: '9', title: 'Taşıma Şekli Geçerli Değil', titleEn: 'Transport mode not applicable', key: 'not-applicable' },
  { value: '0', title: 'Taşıma Şekli Belirtilmemiş', titleEn: 'Transport mode not specified', key: 'not-specified' },
];
