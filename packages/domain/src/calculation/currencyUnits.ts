/** Major and minor unit of a currency, as they are written in words: [TÜRK LİRASI, KURUŞ]. Source: CAL-10, fiscal-rules §10. */
export const currencyUnits: ReadonlyMap<string, readonly [major: string, minor: string]> = new Map([
  ['TRY', ['TÜRK LİRASI', 'KURUŞ']],
  ['USD', ['ABD DOLARI', 'SENT']],
  ['EUR', ['AVRO', 'SENT']],
  ['GBP', ['İNGİLİZ STERLİNİ', 'PENİ']],
  ['CHF', ['İSVİÇRE FRANGI', 'RAPPEN']],
  ['QAR', ['KATAR RİYALİ', 'DİRHEM']],
  ['CNY', ['ÇİN YUANI', 'FEN']],
  ['AFN', ['AFGANİ', 'PUL']],
  ['AFG', ['AFGANİ', 'PUL']],
  ['ARS', ['ARJANTİN PESOSU', 'SENTAVO']],
  ['DKK', ['DANİMARKA KRONU', 'ÖRE']],
  ['IRR', ['İRAN RİYALİ', 'DİNAR']],
  ['SEK', ['İSVEÇ KRONU', 'ÖRE']],
]);
