export interface BulletinLine {
  readonly code: string;
  readonly unit: string;
  readonly forexBuying: string;
  readonly forexSelling: string;
  readonly banknoteBuying: string;
  readonly banknoteSelling: string;
}

/** A bulletin as the central bank publishes it. */
export function bulletinXml(day: string, lines: readonly BulletinLine[]): string {
  const [year, month, date] = day.split('-');
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="${date}.${month}.${year}" Date="${month}/${date}/${year}"  Bulten_No="2026/168" >
${lines.map(lineXml).join('')}</Tarih_Date>
`;
}

function lineXml(
  { code, unit, forexBuying, forexSelling, banknoteBuying, banknoteSelling }: BulletinLine,
  index: number,
): string {
  const leaf = (name: string, text: string) => `\t\t<${name}>${text}</${name}>\n`;
  const rates = [
    leaf('Unit', unit),
    leaf('Isim', 'ABD DOLARI'),
    leaf('CurrencyName', 'US DOLLAR'),
    leaf('ForexBuying', forexBuying),
    leaf('ForexSelling', forexSelling),
  ];
  const notes = [
    leaf('BanknoteBuying', banknoteBuying),
    leaf('BanknoteSelling', banknoteSelling),
    '\t\t<CrossRateUSD/>\n',
    '\t\t<CrossRateOther/>\n',
  ];
  return `\t<Currency CrossOrder="${index}" Kod="${code}" CurrencyCode="${code}">\n${[...rates, ...notes].join('')}\t</Currency>\n`;
}
