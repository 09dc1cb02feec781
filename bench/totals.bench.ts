import {
  calculateInvoice,
  calculateLine,
  InvoiceSums,
  totalsOf,
  type CalculableInvoice,
  type CalculableLine,
} from '@kalem/domain';

const LINES = 5_000;
const EDITS = 200;
const ROUNDS = 15;
const ROUND_MS = 40;

const types = ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'];
const rates = ['0', '1', '8', '10', '18', '20'];

const lineOf = (
  index: number,
  faturaTip: string,
): CalculableLine & { readonly malHizmet: string; readonly birim: string } => ({
  malHizmet: `Kalem ${index}`,
  birim: 'C62',
  miktar: `${1 + (index % 97)}.${String(index % 1000).padStart(3, '0')}`,
  birimFiyat: `${1 + ((index * 7919) % 4000)}.${String((index * 104_729) % 100_000).padStart(5, '0')}`,
  kdvOrani: faturaTip === 'ISTISNA' ? '0' : (rates[index % 6] ?? '20'),
  iskontoOrani: String(index % 31),
  ...(faturaTip === 'TEVKIFAT' && { V9015Orani: ['20', '50', '70', '90'][index % 4] ?? '90' }),
  ...(faturaTip === 'OZELMATRAH' && { ozelMatrahTutari: '12.50' }),
});

const invoices = types.map((faturaTip): CalculableInvoice => ({
  faturaTip,
  malHizmetler: Array.from({ length: LINES }, (_, index) => lineOf(index, faturaTip)),
}));

/** The same lines as scaled integers: thousandths of units, hundred-thousandths of lira, percents. */
const digits = (text: string | null | undefined) => BigInt((text ?? '0').replace('.', ''));
const bareLines = (invoices[2]?.malHizmetler ?? []).map((line) => ({
  miktar: digits(line.miktar),
  birimFiyat: digits(line.birimFiyat),
  iskontoOrani: digits(line.iskontoOrani),
  kdvOrani: digits(line.kdvOrani),
  V9015Orani: digits(line.V9015Orani),
}));

/** The minimum of any implementation: multiply, round and add, without parsing or formatting texts. */
function bareLoop(): bigint {
  let [net, kdv, withheld] = [0n, 0n, 0n];
  const matrah = new Map<bigint, bigint>();
  for (const line of bareLines) {
    const fiyat = (line.miktar * line.birimFiyat + 500_000n) / 1_000_000n;
    const lineNet = fiyat - (fiyat * line.iskontoOrani + 50n) / 100n;
    const lineKdv = (lineNet * line.kdvOrani + 50n) / 100n;
    net += lineNet;
    kdv += lineKdv;
    withheld += (lineKdv * line.V9015Orani + 50n) / 100n;
    matrah.set(line.kdvOrani, (matrah.get(line.kdvOrani) ?? 0n) + lineNet);
  }
  return net + kdv - withheld + BigInt(matrah.size);
}

/** The same loop in its simplest form with parsing and formatting of the texts. */
function bareTextLoop(): readonly string[][] {
  const read = (text: string | null | undefined) => BigInt((text ?? '0').replace('.', ''));
  const write = (kurus: bigint) => {
    const text = kurus.toString().padStart(3, '0');
    return `${text.slice(0, -2)}.${text.slice(-2)}`;
  };
  return (invoices[2]?.malHizmetler ?? []).map((line) => {
    const fiyat = (read(line.miktar) * read(line.birimFiyat) + 500_000n) / 1_000_000n;
    const iskonto = (fiyat * read(line.iskontoOrani) + 50n) / 100n;
    const lineNet = fiyat - iskonto;
    const lineKdv = (lineNet * read(line.kdvOrani) + 50n) / 100n;
    return [fiyat, iskonto, lineNet, lineNet, lineKdv, (lineKdv * read(line.V9015Orani) + 50n) / 100n].map(write);
  });
}

function sumFigures(invoice: CalculableInvoice): string {
  const sums = new InvoiceSums();
  for (const line of invoice.malHizmetler ?? []) sums.add(calculateLine(line, invoice));
  return totalsOf(sums, invoice).odenecekTutar;
}

/** Edits one line of an open invoice again and again: replaces its figures and writes all totals. */
function createEdits(): () => void {
  const invoice = invoices[2] ?? {};
  const sums = new InvoiceSums();
  const figures = (invoice.malHizmetler ?? []).map((line) => calculateLine(line, invoice));
  for (const line of figures) sums.add(line);
  let index = 0;
  const edit = () => {
    index = (index + 1) % LINES;
    const [before, line] = [figures[index], invoice.malHizmetler?.[index]];
    if (before === undefined || line === undefined) return '';
    const after = calculateLine({ ...line, miktar: String(1 + (index % 50)) }, invoice);
    sums.remove(before);
    sums.add(after);
    figures[index] = after;
    return totalsOf(sums, invoice).odenecekTutar;
  };
  return () => {
    for (let count = 0; count < EDITS; count++) edit();
  };
}

interface Subject {
  readonly name: string;
  /** Number of lines or edits per call. */
  readonly units: number;
  readonly run: () => unknown;
}

const subjects: readonly Subject[] = [
  { name: 'bare BigInt loop', units: LINES, run: bareLoop },
  { name: 'bare BigInt loop, texts in and out', units: LINES, run: bareTextLoop },
  ...types.map((faturaTip, type) => ({
    name: `figures, ${faturaTip}`,
    units: LINES,
    run: () => sumFigures(invoices[type] ?? {}),
  })),
  ...types.map((faturaTip, type) => ({
    name: `calculateInvoice, ${faturaTip}`,
    units: LINES,
    run: () => calculateInvoice(invoices[type] ?? {}),
  })),
  { name: 'one edit in 5,000 lines', units: EDITS, run: createEdits() },
];

function measure({ run, units }: Subject): number {
  const start = cpuTime();
  let calls = 0;
  while (cpuTime() - start < ROUND_MS * 1000) {
    run();
    calls++;
  }
  return ((cpuTime() - start) * 1000) / (calls * units);
}

/**
 * CPU time in microseconds, garbage collection included. Wall time would include other processes of a shared machine.
 */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const times = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
for (const subject of subjects) measure(subject);
for (let round = 0; round < ROUNDS; round++)
  for (const subject of subjects) times.get(subject.name)?.push(measure(subject));

const bare = median(times.get('bare BigInt loop') ?? []);
const bareText = median(times.get('bare BigInt loop, texts in and out') ?? []);
console.log(
  `${ROUNDS} interleaved rounds; ns of CPU time per line (or edit), min / median / max; lines per second; times the bare loop; times the loop with texts`,
);
for (const [name, rounds] of times) {
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  const middle = median(rounds);
  const speed = `${(1e3 / middle).toFixed(2)} M/s`;
  console.log(
    `${name.padEnd(36)} ${[least, middle, most].map((time) => time.toFixed(1).padStart(8)).join(' /')}  ${speed.padStart(11)} ${ratio(middle / bare)} ${ratio(middle / bareText)}`,
  );
}

function ratio(value: number): string {
  return `${value.toFixed(1)}x`.padStart(7);
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}
