import { accountHolders, type Taxpayer } from './accountHolders';

/** Taxpayers without an account that the lookup finds. All are fictitious; their numbers have valid check digits. */
export const otherTaxpayers: readonly Taxpayer[] = [
  { vknTckn: '1800362214', unvan: 'Boğaziçi Üniversitesi Döner Sermaye İşletmesi Müdürlüğü', ad: '', soyad: '', vergiDairesi: 'Beşiktaş Vergi Dairesi Müdürlüğü', cadde: 'Rumelihisarı Mah.', ilce: 'SARIYER', il: 'İSTANBUL' },
  { vknTckn: '3250641189', unvan: 'Ege İhracatçı Birlikleri Lojman ve Sosyal Tesisler İşletmesi', ad: '', soyad: '', vergiDairesi: 'Ege Vergi Dairesi Müdürlüğü', cadde: 'Atatürk Cad. No: 382', ilce: 'KONAK', il: 'İZMİR' },
  { vknTckn: '5010298830', unvan: 'Kâmil Yağız İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi', ad: '', soyad: '', vergiDairesi: 'Sarıgazi Vergi Dairesi Müdürlüğü', cadde: 'Merve Mah. Çağlayan Sok. No: 18', ilce: 'SANCAKTEPE', il: 'İSTANBUL' },
  { vknTckn: '1938472657', unvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Ümraniye Vergi Dairesi Müdürlüğü', cadde: 'Kısıklı Mah. Bosna Bulvarı No: 64', ilce: 'ÜSKÜDAR', il: 'İSTANBUL' },
  { vknTckn: '9471625300', unvan: 'Yeşilırmak Ambalaj ve Plastik Sanayi Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Tuzla Vergi Dairesi Müdürlüğü', cadde: 'Aydınlı Mah. Birlik OSB 2. Sok. No: 7', ilce: 'TUZLA', il: 'İSTANBUL' },
  { vknTckn: '4029138572', unvan: 'Gümüşsuyu Gayrimenkul Yatırım Ortaklığı Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Büyük Mükellefler Vergi Dairesi Başkanlığı', cadde: 'Ömer Avni Mah. İnönü Cad. No: 71', ilce: 'BEYOĞLU', il: 'İSTANBUL' },
  { vknTckn: '8615039423', unvan: 'Tuz Gölü Kimya Sanayi ve Dış Ticaret Limited Şirketi', ad: '', soyad: '', vergiDairesi: 'Hitit Vergi Dairesi Müdürlüğü', cadde: 'Ostim OSB 1151. Cad. No: 9', ilce: 'YENİMAHALLE', il: 'ANKARA' },
  { vknTckn: '7246810391', unvan: 'Pamukkale Termal Turizm Yatırımları Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Pamukkale Vergi Dairesi Müdürlüğü', cadde: 'Karahayıt Mah. 139. Sok. No: 2', ilce: 'PAMUKKALE', il: 'DENİZLİ' },
  { vknTckn: '5382074168', unvan: 'Karadeniz Fındık Tarım Satış Kooperatifleri Birliği', ad: '', soyad: '', vergiDairesi: 'Karadeniz Vergi Dairesi Müdürlüğü', cadde: 'Değirmendere Mah. Sanayi Cad. No: 33', ilce: 'ORTAHİSAR', il: 'TRABZON' },
  { vknTckn: '8902457135', unvan: 'Uludağ Makine Yedek Parça Sanayi Ticaret Limited Şirketi', ad: '', soyad: '', vergiDairesi: 'Yıldırım Vergi Dairesi Müdürlüğü', cadde: 'Vakıf Mah. Ankara Yolu Cad. No: 410', ilce: 'YILDIRIM', il: 'BURSA' },
  { vknTckn: '7739201640', unvan: 'Söğütözü Hukuk Müşavirliği ve Danışmanlık Limited Şirketi', ad: '', soyad: '', vergiDairesi: 'Kızılbey Vergi Dairesi Müdürlüğü', cadde: 'Beştepe Mah. Meriç Sok. No: 5', ilce: 'YENİMAHALLE', il: 'ANKARA' },
  { vknTckn: '9083142753', unvan: 'Üçkapılar Sağlık Hizmetleri ve Tıbbi Cihaz Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Üçkapılar Vergi Dairesi Müdürlüğü', cadde: 'Kızıltoprak Mah. 922. Sok. No: 14', ilce: 'MURATPAŞA', il: 'ANTALYA' },
  { vknTckn: '6194720833', unvan: 'Mimar Sinan Mahallesi Ihlamur Konakları Site Yönetimi', ad: '', soyad: '', vergiDairesi: 'Kozyatağı Vergi Dairesi Müdürlüğü', cadde: 'İçerenköy Mah. Üsküdar Cad. No: 29', ilce: 'ATAŞEHİR', il: 'İSTANBUL' },
  { vknTckn: '2357908162', unvan: 'Çatalca Süt ve Süt Ürünleri Gıda Sanayi Limited Şirketi', ad: '', soyad: '', vergiDairesi: 'Büyükçekmece Vergi Dairesi Müdürlüğü', cadde: 'Ferhatpaşa Mah. Atatürk Cad. No: 8', ilce: 'ÇATALCA', il: 'İSTANBUL' },
  { vknTckn: '3961582041', unvan: 'Göztepe Ağız ve Diş Sağlığı Polikliniği Limited Şirketi', ad: '', soyad: '', vergiDairesi: 'Göztepe Vergi Dairesi Müdürlüğü', cadde: 'Fahrettin Kerim Gökay Cad. No: 213', ilce: 'KADIKÖY', il: 'İSTANBUL' },
  { vknTckn: '3780269145', unvan: 'Eskişehir Porsuk Havacılık Teknik Bakım Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Eskişehir Vergi Dairesi Başkanlığı', cadde: '75. Yıl Mah. OSB 20. Cad. No: 6', ilce: 'ODUNPAZARI', il: 'ESKİŞEHİR' },
  { vknTckn: '8409123676', unvan: 'Tepecik Oto Lastik ve Akaryakıt Ürünleri Limited Şirketi', ad: '', soyad: '', vergiDairesi: 'Tepecik Vergi Dairesi Müdürlüğü', cadde: 'Sanayi Mah. Ömer Türkçakal Bulvarı No: 17', ilce: 'İZMİT', il: 'KOCAELİ' },
  { vknTckn: '8015739462', unvan: 'Şehitkerim Narenciye Paketleme İhracat Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Şehitkerim Vergi Dairesi Müdürlüğü', cadde: 'Gazipaşa Mah. 3403. Sok. No: 12', ilce: 'TARSUS', il: 'MERSİN' },
  { vknTckn: '8993104724', unvan: 'Uşak Seramik ve Yer Karoları Sanayi Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Uşak Vergi Dairesi Müdürlüğü', cadde: 'Dikilitaş Mah. Fatih Cad. No: 90', ilce: 'MERKEZ', il: 'UŞAK' },
  { vknTckn: '4762819303', unvan: 'İnegöl Mobilyacılar Çarşısı İşletme Kooperatifi', ad: '', soyad: '', vergiDairesi: 'İnegöl Vergi Dairesi Müdürlüğü', cadde: 'Cuma Mah. Ahmet Türkel Çevreyolu No: 55', ilce: 'İNEGÖL', il: 'BURSA' },
  { vknTckn: '1835047262', unvan: 'Bodrum Yarımadası Marina ve Yat İşletmeciliği Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Bodrum Vergi Dairesi Müdürlüğü', cadde: 'Yalıkavak Mah. Çökertme Cad. No: 6', ilce: 'BODRUM', il: 'MUĞLA' },
  { vknTckn: '4870392157', unvan: 'Kağıthane Matbaacılık Basım Yayın ve Reklam Limited Şirketi', ad: '', soyad: '', vergiDairesi: 'Kağıthane Vergi Dairesi Müdürlüğü', cadde: 'Seyrantepe Mah. İbrahim Karaoğlanoğlu Cad. No: 35', ilce: 'KAĞITHANE', il: 'İSTANBUL' },
  { vknTckn: '7604182931', unvan: 'Seyhan Pamuk İplik ve Çırçır Fabrikaları Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Seyhan Vergi Dairesi Müdürlüğü', cadde: 'Turhan Cemal Beriker Bulvarı No: 128', ilce: 'SEYHAN', il: 'ADANA' },
  { vknTckn: '9612840575', unvan: 'Yıldız Çiçekçilik ve Peyzaj Uygulamaları Limited Şirketi', ad: '', soyad: '', vergiDairesi: 'Şişli Vergi Dairesi Müdürlüğü', cadde: 'Esentepe Mah. Büyükdere Cad. No: 199', ilce: 'ŞİŞLİ', il: 'İSTANBUL' },
  { vknTckn: '5726930188', unvan: 'Konya Ovası Tohumculuk Ar-Ge Sanayi Ticaret Anonim Şirketi', ad: '', soyad: '', vergiDairesi: 'Selçuk Vergi Dairesi Müdürlüğü', cadde: 'Horozluhan Mah. Kasnak Sok. No: 3', ilce: 'SELÇUKLU', il: 'KONYA' },
  { vknTckn: '23184679022', unvan: '', ad: 'Ayşe Gül', soyad: 'Şahinoğlu', vergiDairesi: 'Üsküdar Vergi Dairesi Müdürlüğü', cadde: 'Altunizade Mah. Mahir İz Cad. No: 40/7', ilce: 'ÜSKÜDAR', il: 'İSTANBUL' },
  { vknTckn: '41720396844', unvan: '', ad: 'İbrahim Ethem', soyad: 'Kılıçarslan', vergiDairesi: 'Hitit Vergi Dairesi Müdürlüğü', cadde: 'Batıkent Mah. 1872. Cad. No: 11/3', ilce: 'YENİMAHALLE', il: 'ANKARA' },
  { vknTckn: '35091728410', unvan: '', ad: 'Nazlı Ilgın', soyad: 'Yağcıoğlu', vergiDairesi: 'Konak Vergi Dairesi Müdürlüğü', cadde: 'Güzelyalı Mah. 18. Sok. No: 6/2', ilce: 'KONAK', il: 'İZMİR' },
  { vknTckn: '14853072640', unvan: '', ad: 'Ökkeş', soyad: 'Çağlayangil', vergiDairesi: 'Seyhan Vergi Dairesi Müdürlüğü', cadde: 'Reşatbey Mah. Adalet Cad. No: 22/9', ilce: 'SEYHAN', il: 'ADANA' },
  { vknTckn: '56271839450', unvan: '', ad: 'Tuğçe', soyad: 'Büyükışık', vergiDairesi: 'Muratpaşa Vergi Dairesi Müdürlüğü', cadde: 'Fener Mah. 1964. Sok. No: 8/14', ilce: 'MURATPAŞA', il: 'ANTALYA' },
  { vknTckn: '27039481600', unvan: '', ad: 'Yiğit Can', soyad: 'İpekçi', vergiDairesi: 'Beşiktaş Vergi Dairesi Müdürlüğü', cadde: 'Levent Mah. Gonca Sok. No: 5', ilce: 'BEŞİKTAŞ', il: 'İSTANBUL' },
  { vknTckn: '19362057430', unvan: '', ad: 'Gülümser', soyad: 'Aşıkoğlu', vergiDairesi: 'Karadeniz Vergi Dairesi Müdürlüğü', cadde: 'Kalkınma Mah. Adnan Kahveci Bulvarı No: 61/4', ilce: 'ORTAHİSAR', il: 'TRABZON' },
  { vknTckn: '43817509298', unvan: '', ad: 'Rıza', soyad: 'Öğütçü', vergiDairesi: 'Selçuk Vergi Dairesi Müdürlüğü', cadde: 'Sancak Mah. Yeni İstanbul Cad. No: 17/20', ilce: 'SELÇUKLU', il: 'KONYA' },
  { vknTckn: '60724913888', unvan: '', ad: 'Şermin', soyad: 'Gökçınar', vergiDairesi: 'Tepecik Vergi Dairesi Müdürlüğü', cadde: 'Yahyakaptan Mah. Şehit Ergün Köncü Sok. No: 3/1', ilce: 'İZMİT', il: 'KOCAELİ' },
  { vknTckn: '51283647062', unvan: '', ad: 'Cüneyt', soyad: 'Sığırcı', vergiDairesi: 'Uşak Vergi Dairesi Müdürlüğü', cadde: 'Ünalan Mah. Gazi Bulvarı No: 75/8', ilce: 'MERKEZ', il: 'UŞAK' },
  { vknTckn: '32697051812', unvan: '', ad: 'İlknur', soyad: 'Çakıroğlu', vergiDairesi: 'Eskişehir Vergi Dairesi Başkanlığı', cadde: 'Akarbaşı Mah. Atatürk Bulvarı No: 94/6', ilce: 'ODUNPAZARI', il: 'ESKİŞEHİR' },
];

/** All taxpayers that the recipient lookup finds. */
export const taxpayers: readonly Taxpayer[] = [...accountHolders, ...otherTaxpayers];
