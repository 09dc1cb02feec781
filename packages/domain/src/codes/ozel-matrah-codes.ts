/** A reason for a special base. */
export interface OzelMatrahCode {
  /** Value in storage and on the wire. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
  /** Whether UBL-TR 1.42 contained it. */
  readonly inUblTr142: boolean;
}

/**
 * Special-base reasons (REF-13), not to be confused with the withholding codes 801 to 825. Source: the UBL-TR list
 * 1.42.
 */
export const ozelMatrahCodes: readonly OzelMatrahCode[] = [
  { value: '801', title: 'Milli Piyango, Spor Toto vb. Oyunlar', inUblTr142: true },
  { value: '802', title: 'At Yarışları ve Diğer Müşterek Bahis ve Talih Oyunları', inUblTr142: true },
  { value: '803', title: 'Profesyonel Sanatçıların Yer Aldığı Gösteriler, Konserler, Profesyonel Sporcuların Katıldığı Sportif Faaliyetler, Maçlar, Yarışlar ve Yarışmalar', inUblTr142: true },
  { value: '804', title: 'Gümrük Depolarında ve Müzayede Mahallerinde Yapılan Satışlar', inUblTr142: true },
  { value: '805', title: 'Altından Mamul veya Altın İçeren Ziynet Eşyaları ile Sikke Altınların Teslimi', inUblTr142: true },
  { value: '806', title: 'Tütün Mamulleri', inUblTr142: true },
  { value: '807', title: 'Muzır Neşriyat Kapsamındaki Gazete, Dergi vb. Periyodik Yayınlar', inUblTr142: true },
  { value: '808', title: 'Gümüşten Mamul veya Gümüş İçeren Ziynet Eşyaları ile Sikke Gümüşlerin Teslimi', inUblTr142: true },
  { value: '809', title: 'Belediyeler Tarafından Yapılan Şehir İçi Yolcu Taşımacılığında Kullanılan Biletlerin ve Kartların Bayiler Tarafından Satışı', inUblTr142: true },
  { value: '810', title: 'Ön Ödemeli Elektronik Haberleşme Hizmetleri', inUblTr142: true },
  { value: '811', title: 'TŞOF Tarafından Araç Plakaları ile Sürücü Kurslarında Kullanılan Bir Kısım Evrakın Teslimi', inUblTr142: true },
  { value: '812', title: 'KDV Uygulanmadan Alınan İkinci El Motorlu Kara Taşıtı veya Taşınmaz Teslimi', inUblTr142: true },
];
