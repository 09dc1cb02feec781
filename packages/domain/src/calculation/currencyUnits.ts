/** Major and minor unit of each currency that has words here. Source: CAL-10, fiscal-rules §10. */
const names =
  'TRY TÜRK LİRASI/KURUŞ;USD ABD DOLARI/SENT;EUR AVRO/SENT;GBP İNGİLİZ STERLİNİ/PENİ;CHF İSVİÇRE FRANGI/RAPPEN;' +
  'QAR KATAR RİYALİ/DİRHEM;CNY ÇİN YUANI/FEN;AFN AFGANİ/PUL;AFG AFGANİ/PUL;ARS ARJANTİN PESOSU/SENTAVO;' +
  'DKK DANİMARKA KRONU/ÖRE;IRR İRAN RİYALİ/DİNAR;SEK İSVEÇ KRONU/ÖRE';

const units = new Map(names.split(';').map((entry) => [entry.slice(0, 3), entry.slice(4).split('/')]));

/** Major and minor unit of a currency in words: ['TÜRK LİRASI', 'KURUŞ']; another currency has its code and no minor unit. */
export function currencyUnits(code: string): readonly [major: string, minor: string] {
  const [major = code, minor = ''] = units.get(code) ?? [];
  return [major, minor];
}
