/** Major and minor unit of each currency that has words here. Source: CAL-10, fiscal-rules §10. */
const names =
  'TRY TÜRK LİRASI/KURUŞ;USD ABD DOLARI/SENT;EUR AVRO/SENT;GBP İNGİLİZ STERLİNİ/PENİ;CHF İSVİÇRE FRANGI/RAPPEN;' +
  'QAR KATAR RİYALİ/DİRHEM;CNY ÇİN YUANI/FEN;AFN AFGANİ/PUL;AFG AFGANİ/PUL;ARS ARJANTİN PESOSU/SENTAVO;' +
  'DKK DANİMARKA KRONU/ÖRE;IRR İRAN RİYALİ/DİNAR;SEK İSVEÇ KRONU/ÖRE';

/** Major and minor unit in words, by currency: TRY → ['TÜRK LİRASI', 'KURUŞ']. */
export const currencyUnits: ReadonlyMap<string, readonly string[]> = new Map(
  names.split(';').map((entry) => [entry.slice(0, 3), entry.slice(4).split('/')]),
);
