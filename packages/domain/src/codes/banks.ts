/** A bank or participation bank. */
export interface Bank {
  /** Value in storage and on the wire. */
  readonly value: string;
  /** Title shown to users. */
  readonly title: string;
  /** Four digits. */
  readonly eftCode: string;
  /** Digits 5 to 9 of a Turkish IBAN. */
  readonly ibanCode: string;
  readonly kind: 'diger' | 'kalkinma-yatirim' | 'katilim' | 'mevduat';
  readonly tcmbParticipant2026: boolean;
  /** SWIFT code of the head office, eight characters. */
  readonly swift?: string;
  readonly swiftSources?: number;
  /** The SWIFT code may be outdated, because the bank was renamed after it was recorded. */
  readonly swiftDoubt?: boolean;
  readonly legalNameVerified: boolean;
  /** Name before the last change. */
  readonly formerName?: string;
}

/** Banks by legal name, for IBAN entry (REF-18). Source: participants of the central bank’s payment systems, 2026. */
export const banks: readonly Bank[] = [
  { value: 'Adabank A.Ş.', title: 'Adabank A.Ş.', eftCode: '0100', ibanCode: '00100', kind: 'mevduat', tcmbParticipant2026: false, swift: 'ADABTRIS', swiftSources: 2, swiftDoubt: false, legalNameVerified: true },
  { value: 'Adil Katılım Bankası A.Ş.', title: 'Adil Katılım Bankası A.Ş.', eftCode: '0215', ibanCode: '00215', kind: 'katilim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Akbank T.A.Ş.', title: 'Akbank T.A.Ş.', eftCode: '0046', ibanCode: '00046', kind: 'mevduat', tcmbParticipant2026: true, swift: 'AKBKTRIS', swiftSources: 4, swiftDoubt: false, legalNameVerified: true },
  { value: 'Aktif Yatırım Bankası A.Ş.', title: 'Aktif Yatırım Bankası A.Ş.', eftCode: '0143', ibanCode: '00143', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'CAYTTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Albaraka Türk Katılım Bankası A.Ş.', title: 'Albaraka Türk Katılım Bankası A.Ş.', eftCode: '0203', ibanCode: '00203', kind: 'katilim', tcmbParticipant2026: true, swift: 'BTFHTRIS', swiftSources: 2, swiftDoubt: false, legalNameVerified: true },
  { value: 'Alternatif Bank A.Ş.', title: 'Alternatif Bank A.Ş.', eftCode: '0124', ibanCode: '00124', kind: 'mevduat', tcmbParticipant2026: true, swift: 'ALFBTRIS', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Anadolubank A.Ş.', title: 'Anadolubank A.Ş.', eftCode: '0135', ibanCode: '00135', kind: 'mevduat', tcmbParticipant2026: true, swift: 'ANDLTRIS', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Arap Türk Bankası A.Ş.', title: 'Arap Türk Bankası A.Ş.', eftCode: '0091', ibanCode: '00091', kind: 'mevduat', tcmbParticipant2026: true, swift: 'ATUBTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Aytemiz Yatırım Bankası', title: 'Aytemiz Yatırım Bankası', eftCode: '0161', ibanCode: '00161', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, legalNameVerified: false },
  { value: 'Bank Mellat', title: 'Bank Mellat', eftCode: '0094', ibanCode: '00094', kind: 'mevduat', tcmbParticipant2026: false, swift: 'BKMTTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Bank of America Yatırım Bank A.Ş.', title: 'Bank of America Yatırım Bank A.Ş.', eftCode: '0129', ibanCode: '00129', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'MEYYTRIS', swiftSources: 2, swiftDoubt: true, formerName: 'Merrill Lynch Yatırım Bank A.Ş.', legalNameVerified: true },
  { value: 'Bank of China Turkey A.Ş.', title: 'Bank of China Turkey A.Ş.', eftCode: '0149', ibanCode: '00149', kind: 'mevduat', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'BankPozitif Kredi ve Kalkınma Bankası A.Ş.', title: 'BankPozitif Kredi ve Kalkınma Bankası A.Ş.', eftCode: '0142', ibanCode: '00142', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'BPTRTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Birleşik Fon Bankası A.Ş.', title: 'Birleşik Fon Bankası A.Ş.', eftCode: '0029', ibanCode: '00029', kind: 'mevduat', tcmbParticipant2026: true, swift: 'BAYDTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Burgan Bank A.Ş.', title: 'Burgan Bank A.Ş.', eftCode: '0125', ibanCode: '00125', kind: 'mevduat', tcmbParticipant2026: true, swift: 'TEKFTRIS', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Citibank A.Ş.', title: 'Citibank A.Ş.', eftCode: '0092', ibanCode: '00092', kind: 'mevduat', tcmbParticipant2026: true, swift: 'CITITRIX', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Colendi Bank A.Ş.', title: 'Colendi Bank A.Ş.', eftCode: '0158', ibanCode: '00158', kind: 'mevduat', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'D Yatırım Bankası A.Ş.', title: 'D Yatırım Bankası A.Ş.', eftCode: '0151', ibanCode: '00151', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'DenizBank A.Ş.', title: 'DenizBank A.Ş.', eftCode: '0134', ibanCode: '00134', kind: 'mevduat', tcmbParticipant2026: true, swift: 'DENITRIS', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Destek Yatırım Bankası A.Ş.', title: 'Destek Yatırım Bankası A.Ş.', eftCode: '0152', ibanCode: '00152', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Deutsche Bank A.Ş.', title: 'Deutsche Bank A.Ş.', eftCode: '0115', ibanCode: '00115', kind: 'mevduat', tcmbParticipant2026: true, swift: 'BKTRTRIS', swiftSources: 1, swiftDoubt: true, legalNameVerified: true },
  { value: 'Diler Yatırım Bankası A.Ş.', title: 'Diler Yatırım Bankası A.Ş.', eftCode: '0138', ibanCode: '00138', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'DYAKTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Dünya Katılım Bankası A.Ş.', title: 'Dünya Katılım Bankası A.Ş.', eftCode: '0214', ibanCode: '00214', kind: 'katilim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Enpara Bank A.Ş.', title: 'Enpara Bank A.Ş.', eftCode: '0157', ibanCode: '00157', kind: 'mevduat', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Fibabanka A.Ş.', title: 'Fibabanka A.Ş.', eftCode: '0103', ibanCode: '00103', kind: 'mevduat', tcmbParticipant2026: true, swift: 'FBHLTRIS', swiftSources: 2, swiftDoubt: false, legalNameVerified: true },
  { value: 'FUPS Bank A.Ş.', title: 'FUPS Bank A.Ş.', eftCode: '0159', ibanCode: '00159', kind: 'mevduat', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Golden Global Yatırım Bankası A.Ş.', title: 'Golden Global Yatırım Bankası A.Ş.', eftCode: '0150', ibanCode: '00150', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'GSD Yatırım Bankası A.Ş.', title: 'GSD Yatırım Bankası A.Ş.', eftCode: '0139', ibanCode: '00139', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'GSDBTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Habib Bank Limited', title: 'Habib Bank Limited', eftCode: '0097', ibanCode: '00097', kind: 'mevduat', tcmbParticipant2026: false, swift: 'HABBTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Hayat Finans Katılım Bankası A.Ş.', title: 'Hayat Finans Katılım Bankası A.Ş.', eftCode: '0212', ibanCode: '00212', kind: 'katilim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Hedef Yatırım Bankası', title: 'Hedef Yatırım Bankası', eftCode: '0156', ibanCode: '00156', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, legalNameVerified: false },
  { value: 'Hepsi Bank', title: 'Hepsi Bank', eftCode: '0137', ibanCode: '00137', kind: 'mevduat', tcmbParticipant2026: true, swift: 'RABOTRIS', swiftSources: 1, swiftDoubt: true, formerName: 'Rabobank A.Ş.', legalNameVerified: false },
  { value: 'HSBC Bank A.Ş.', title: 'HSBC Bank A.Ş.', eftCode: '0123', ibanCode: '00123', kind: 'mevduat', tcmbParticipant2026: true, swift: 'HSBCTRIX', swiftSources: 2, swiftDoubt: false, legalNameVerified: true },
  { value: 'ICBC Turkey Bank A.Ş.', title: 'ICBC Turkey Bank A.Ş.', eftCode: '0109', ibanCode: '00109', kind: 'mevduat', tcmbParticipant2026: true, swift: 'TEKBTRIS', swiftSources: 2, swiftDoubt: true, formerName: 'Tekstil Bankası A.Ş.', legalNameVerified: true },
  { value: 'ING Bank A.Ş.', title: 'ING Bank A.Ş.', eftCode: '0099', ibanCode: '00099', kind: 'mevduat', tcmbParticipant2026: true, swift: 'INGBTRIS', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Intesa Sanpaolo S.p.A.', title: 'Intesa Sanpaolo S.p.A.', eftCode: '0148', ibanCode: '00148', kind: 'mevduat', tcmbParticipant2026: true, swift: 'BCITTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'İktisat Katılım', title: 'İktisat Katılım', eftCode: '0216', ibanCode: '00216', kind: 'katilim', tcmbParticipant2026: true, legalNameVerified: false },
  { value: 'İller Bankası A.Ş.', title: 'İller Bankası A.Ş.', eftCode: '0004', ibanCode: '00004', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'İstanbul Takas ve Saklama Bankası A.Ş. (Takasbank)', title: 'İstanbul Takas ve Saklama Bankası A.Ş. (Takasbank)', eftCode: '0132', ibanCode: '00132', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'TVSBTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'JPMorgan Chase Bank N.A.', title: 'JPMorgan Chase Bank N.A.', eftCode: '0098', ibanCode: '00098', kind: 'mevduat', tcmbParticipant2026: true, swift: 'CHASTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Kuveyt Türk Katılım Bankası A.Ş.', title: 'Kuveyt Türk Katılım Bankası A.Ş.', eftCode: '0205', ibanCode: '00205', kind: 'katilim', tcmbParticipant2026: true, swift: 'KTEFTRIS', swiftSources: 2, swiftDoubt: false, legalNameVerified: true },
  { value: 'Misyon Yatırım Bankası A.Ş.', title: 'Misyon Yatırım Bankası A.Ş.', eftCode: '0153', ibanCode: '00153', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'MUFG Bank Turkey A.Ş.', title: 'MUFG Bank Turkey A.Ş.', eftCode: '0147', ibanCode: '00147', kind: 'mevduat', tcmbParticipant2026: true, swift: 'BOTKTRIS', swiftSources: 1, swiftDoubt: true, formerName: 'Bank of Tokyo-Mitsubishi UFJ Turkey A.Ş.', legalNameVerified: true },
  { value: 'Nurol Yatırım Bankası A.Ş.', title: 'Nurol Yatırım Bankası A.Ş.', eftCode: '0141', ibanCode: '00141', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'NUROTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Odea Bank A.Ş.', title: 'Odea Bank A.Ş.', eftCode: '0146', ibanCode: '00146', kind: 'mevduat', tcmbParticipant2026: true, swift: 'ODEATRIS', swiftSources: 2, swiftDoubt: false, legalNameVerified: true },
  { value: 'Pasha Yatırım Bankası A.Ş.', title: 'Pasha Yatırım Bankası A.Ş.', eftCode: '0116', ibanCode: '00116', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'TAIBTRIS', swiftSources: 1, swiftDoubt: true, legalNameVerified: true },
  { value: 'Posta ve Telgraf Teşkilatı A.Ş. (PTT)', title: 'Posta ve Telgraf Teşkilatı A.Ş. (PTT)', eftCode: '0807', ibanCode: '00807', kind: 'diger', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Q Yatırım Bankası', title: 'Q Yatırım Bankası', eftCode: '0155', ibanCode: '00155', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, legalNameVerified: false },
  { value: 'QNB Bank A.Ş.', title: 'QNB Bank A.Ş.', eftCode: '0111', ibanCode: '00111', kind: 'mevduat', tcmbParticipant2026: true, swift: 'FNNBTRIS', swiftSources: 3, swiftDoubt: false, formerName: 'Finans Bank A.Ş.', legalNameVerified: true },
  { value: 'Société Générale (SA)', title: 'Société Générale (SA)', eftCode: '0122', ibanCode: '00122', kind: 'mevduat', tcmbParticipant2026: true, swift: 'SOGETRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Standard Chartered Yatırım Bankası Türk A.Ş.', title: 'Standard Chartered Yatırım Bankası Türk A.Ş.', eftCode: '0121', ibanCode: '00121', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'BSUITRIS', swiftSources: 1, swiftDoubt: true, legalNameVerified: true },
  { value: 'Şekerbank T.A.Ş.', title: 'Şekerbank T.A.Ş.', eftCode: '0059', ibanCode: '00059', kind: 'mevduat', tcmbParticipant2026: true, swift: 'SEKETR2A', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'T.C. Ziraat Bankası A.Ş.', title: 'T.C. Ziraat Bankası A.Ş.', eftCode: '0010', ibanCode: '00010', kind: 'mevduat', tcmbParticipant2026: true, swift: 'TCZBTR2A', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Tera Yatırım Bankası A.Ş.', title: 'Tera Yatırım Bankası A.Ş.', eftCode: '0154', ibanCode: '00154', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'T.O.M. Katılım Bankası A.Ş.', title: 'T.O.M. Katılım Bankası A.Ş.', eftCode: '0213', ibanCode: '00213', kind: 'katilim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Turkish Bank A.Ş.', title: 'Turkish Bank A.Ş.', eftCode: '0096', ibanCode: '00096', kind: 'mevduat', tcmbParticipant2026: true, swift: 'TUBATRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Turkland Bank A.Ş.', title: 'Turkland Bank A.Ş.', eftCode: '0108', ibanCode: '00108', kind: 'mevduat', tcmbParticipant2026: true, swift: 'TBNKTRIS', swiftSources: 2, swiftDoubt: false, legalNameVerified: true },
  { value: 'Türk Ekonomi Bankası A.Ş.', title: 'Türk Ekonomi Bankası A.Ş.', eftCode: '0032', ibanCode: '00032', kind: 'mevduat', tcmbParticipant2026: true, swift: 'TEBUTRIS', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Türk Ticaret Bankası', title: 'Türk Ticaret Bankası', eftCode: '0060', ibanCode: '00060', kind: 'mevduat', tcmbParticipant2026: true, legalNameVerified: false },
  { value: 'Türkiye Emlak Katılım Bankası A.Ş.', title: 'Türkiye Emlak Katılım Bankası A.Ş.', eftCode: '0211', ibanCode: '00211', kind: 'katilim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Türkiye Finans Katılım Bankası A.Ş.', title: 'Türkiye Finans Katılım Bankası A.Ş.', eftCode: '0206', ibanCode: '00206', kind: 'katilim', tcmbParticipant2026: true, swift: 'AFKBTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Türkiye Garanti Bankası A.Ş.', title: 'Türkiye Garanti Bankası A.Ş.', eftCode: '0062', ibanCode: '00062', kind: 'mevduat', tcmbParticipant2026: true, swift: 'TGBATRIS', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Türkiye Halk Bankası A.Ş.', title: 'Türkiye Halk Bankası A.Ş.', eftCode: '0012', ibanCode: '00012', kind: 'mevduat', tcmbParticipant2026: true, swift: 'TRHBTR2A', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Türkiye İhracat Kredi Bankası A.Ş. (Türk Eximbank)', title: 'Türkiye İhracat Kredi Bankası A.Ş. (Türk Eximbank)', eftCode: '0016', ibanCode: '00016', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'TIKBTR2A', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Türkiye İş Bankası A.Ş.', title: 'Türkiye İş Bankası A.Ş.', eftCode: '0064', ibanCode: '00064', kind: 'mevduat', tcmbParticipant2026: true, swift: 'ISBKTRIS', swiftSources: 4, swiftDoubt: false, legalNameVerified: true },
  { value: 'Türkiye Kalkınma ve Yatırım Bankası A.Ş.', title: 'Türkiye Kalkınma ve Yatırım Bankası A.Ş.', eftCode: '0017', ibanCode: '00017', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'TKBNTR2A', swiftSources: 1, swiftDoubt: true, formerName: 'Türkiye Kalkınma Bankası A.Ş.', legalNameVerified: true },
  { value: 'Türkiye Sınai Kalkınma Bankası A.Ş.', title: 'Türkiye Sınai Kalkınma Bankası A.Ş.', eftCode: '0014', ibanCode: '00014', kind: 'kalkinma-yatirim', tcmbParticipant2026: true, swift: 'TSKBTRIS', swiftSources: 1, swiftDoubt: false, legalNameVerified: true },
  { value: 'Türkiye Vakıflar Bankası T.A.O.', title: 'Türkiye Vakıflar Bankası T.A.O.', eftCode: '0015', ibanCode: '00015', kind: 'mevduat', tcmbParticipant2026: true, swift: 'TVBATR2A', swiftSources: 3, swiftDoubt: false, legalNameVerified: true },
  { value: 'Vakıf Katılım Bankası A.Ş.', title: 'Vakıf Katılım Bankası A.Ş.', eftCode: '0210', ibanCode: '00210', kind: 'katilim', tcmbParticipant2026: true, legalNameVerified: true },
  { value: 'Yapı ve Kredi Bankası A.Ş.', title: 'Yapı ve Kredi Bankası A.Ş.', eftCode: '0067', ibanCode: '00067', kind: 'mevduat', tcmbParticipant2026: true, swift: 'YAPITRIS', swiftSources: 2, swiftDoubt: false, legalNameVerified: true },
  { value: 'Ziraat Dinamik Banka', title: 'Ziraat Dinamik Banka', eftCode: '0160', ibanCode: '00160', kind: 'mevduat', tcmbParticipant2026: true, legalNameVerified: false },
  { value: 'Ziraat Katılım Bankası A.Ş.', title: 'Ziraat Katılım Bankası A.Ş.', eftCode: '0209', ibanCode: '00209', kind: 'katilim', tcmbParticipant2026: true, legalNameVerified: true },
];
