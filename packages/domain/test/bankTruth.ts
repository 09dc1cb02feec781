import { addDays, isValidVkn } from '../src';
import { type BankMovement, type OpenInvoice } from '../src/movements';

/** A movement with the invoices that it really pays; none for money of another kind. */
export interface TrueMovement {
  readonly movement: BankMovement;
  readonly kind: string;
  /** By `faturaId`, what the movement pays of it, in hundredths. */
  readonly truth: ReadonlyMap<string, number>;
}

export interface BankTruth {
  readonly invoices: readonly OpenInvoice[];
  readonly movements: readonly TrueMovement[];
}

interface Debtor {
  readonly borcluId: string;
  readonly ad: string;
  readonly vknTckn: string;
  readonly ibans: readonly string[];
}

const OWN = 'TR330006100519786457841326';
const firstWords =
  'Yılmaz Öztürk Kuzey Çınar Işık Gündoğdu Şahin Ağaoğlu İpek Üçler Doğan Çelik Korkmaz Bozkurt Ergün Ünal';
const secondWords =
  'Yıldız Deniz Anadolu Marmara Toros Uludağ Ege Karadeniz Başkent Boğaziçi Çağdaş Güneş Işıltı Şafak';
const trades =
  'Gıda Tekstil Mühendislik Danışmanlık Turizm Mobilya Lojistik Elektrik Kırtasiye Matbaa Yazılım Otomotiv';
const legal = ['Ltd. Şti.', 'A.Ş.', 'San. ve Tic. Ltd. Şti.', 'Sanayi ve Ticaret Anonim Şirketi'];
const givenNames = 'Ahmet Mehmet Ayşe Fatma Hüseyin Zeynep İbrahim Çiğdem Gülşen Ömer Şule Uğur Ümit Işıl';

/** A number between 0 and 1 from a seed, so that a run can be repeated (mulberry32). */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (share: number) => next() < share,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}

type Random = ReturnType<typeof randomOf>;

/** Makes invoices, and movements whose truth is known. Source: MNY-115. */
export function makeTruth(seed: number, counts: { invoices: number; debtors: number; movements: number }): BankTruth {
  const random = randomOf(seed);
  const debtors = Array.from({ length: counts.debtors }, (_, index) => makeDebtor(random, index));
  const invoices = Array.from({ length: counts.invoices }, (_, index) => makeInvoice(random, index, debtors));
  const movements = payAll(random, invoices, debtors);
  while (movements.length < counts.movements) movements.push(makeStranger(random, invoices, debtors));
  return { invoices, movements: movements.slice(0, counts.movements) };
}

function makeDebtor(random: Random, index: number): Debtor {
  const word = (words: string) => random.pick(words.split(' '));
  const ad = random.chance(0.25)
    ? `${word(givenNames)} ${word(firstWords)}`
    : `${word(firstWords)} ${word(secondWords)} ${word(trades)} ${random.pick(legal)}`;
  const ibans = random.chance(0.3) ? [makeIban(random)] : [];
  return { borcluId: `d${index}`, ad, vknTckn: makeVkn(random), ibans };
}

function makeVkn(random: Random): string {
  // Many begin like a mobile phone.
  const start = random.chance(0.3) ? '53' : '';
  let nine = start;
  while (nine.length < 9) nine += random.below(10);
  const vkn = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).find(isValidVkn);
  return vkn ?? makeVkn(random);
}

function makeIban(random: Random): string {
  let account = '00061';
  while (account.length < 22) account += random.below(10);
  const check = 98n - (BigInt(`${account}292700`) % 97n);
  return `TR${String(check).padStart(2, '0')}${account}`;
}

const commonAmounts = [60_000, 120_000, 120_000, 240_000, 500_000, 1_000_000];

function makeInvoice(random: Random, index: number, debtors: readonly Debtor[]): OpenInvoice {
  const matrah = random.chance(0.3) ? random.pick(commonAmounts) : 10_000 + random.below(5_000_000);
  const kdv = Math.floor((matrah * 20 + 50) / 100);
  const series = random.chance(0.8) ? 'GIB' : 'KLM';
  return {
    ...random.pick(debtors),
    faturaId: `f${index}`,
    belgeNumarasi: `${series}2026${String(index + 1).padStart(9, '0')}`,
    faturaTarih: addDays('2026-01-01', random.below(120)),
    vadeTarihi: null,
    paraBirim: 'TRY',
    kalan: decimal(matrah + kdv),
    faturaTip: 'SATIS',
    totals: {
      matrah: decimal(matrah),
      hesaplananKdv: decimal(kdv),
      vergilerDahilToplamTutar: decimal(matrah + kdv),
      odenecekTutar: decimal(matrah + kdv),
    },
  };
}

export function decimal(kurus: number): string {
  return `${Math.floor(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`;
}

export function kurusOf(amount: string): number {
  return Number(amount.replace('.', ''));
}

/** Pays each invoice in one of the ways that customers do. */
function payAll(random: Random, invoices: readonly OpenInvoice[], debtors: readonly Debtor[]): TrueMovement[] {
  const movements: TrueMovement[] = [];
  const byDebtor = new Map<string, OpenInvoice[]>();
  for (const invoice of invoices) byDebtor.set(invoice.borcluId, [...(byDebtor.get(invoice.borcluId) ?? []), invoice]);
  const numbers = new Map(invoices.map((invoice) => [invoice.belgeNumarasi, invoice]));
  for (const own of byDebtor.values()) {
    while (own.length > 0) {
      const several = own.length > 1 && random.chance(0.25);
      const paid = several ? own.splice(0, 2 + random.below(Math.min(4, own.length - 1))) : own.splice(0, 1);
      const [first] = paid;
      if (!first) break;
      if (several) movements.push(paySeveral(random, paid));
      else if (random.chance(0.3)) movements.push(...payInParts(random, first, numbers));
      else movements.push(payWhole(random, first, { debtors, numbers }));
    }
  }
  return movements;
}

interface World {
  readonly debtors: readonly Debtor[];
  readonly numbers: ReadonlyMap<string, OpenInvoice>;
}

function payWhole(random: Random, invoice: OpenInvoice, { debtors, numbers }: World): TrueMovement {
  const amount = kurusOf(invoice.kalan);
  const truth = new Map([[invoice.faturaId, amount]]);
  const kdv = kurusOf(invoice.totals.hesaplananKdv ?? '');
  const number = invoice.belgeNumarasi;
  const ways: readonly (() => [kind: string, movement: BankMovement, truth?: Map<string, number>])[] = [
    () => ['number', move(random, invoice, amount, payerOf(random, invoice), writeNumber(random, number))],
    () => ['number', move(random, invoice, amount, {}, writeNumber(random, number))],
    () => [
      'wrong payer',
      move(random, invoice, amount, payerOf(random, random.pick(debtors)), writeNumber(random, number)),
    ],
    () => ['letter O', move(random, invoice, amount, payerOf(random, invoice), letterO(number))],
    () => ['misspelt', move(random, invoice, amount, fullPayer(random, invoice), misspell(random, invoice, numbers))],
    () => ['cut number', move(random, invoice, amount, fullPayer(random, invoice), `FAT ${number.slice(-6)} ODEMESI`)],
    () => ['vkn', move(random, invoice, amount, { karsiVkn: invoice.vknTckn }, 'ODEME')],
    () => ['vkn in text', move(random, invoice, amount, {}, `VKN:${invoice.vknTckn} ODEMESI`)],
    () => ['name', move(random, invoice, amount, fullPayer(random, invoice), 'GELEN FAST')],
    () => ['name in text', move(random, invoice, amount, {}, `GELEN EFT - ${bankName(random, invoice.ad)} - ODEME`)],
    () => {
      const less = amount - Math.floor((kdv * random.pick([50, 70, 90, 100]) + 50) / 100);
      const movement = move(random, invoice, less, payerOf(random, invoice), writeNumber(random, number));
      return ['withheld', movement, new Map([[invoice.faturaId, less]])];
    },
    () => {
      const less = amount - Math.floor((kdv * random.pick([50, 70, 90, 100]) + 50) / 100);
      const movement = move(random, invoice, less, { karsiVkn: invoice.vknTckn }, 'ODEME');
      return ['withheld, vkn', movement, new Map([[invoice.faturaId, less]])];
    },
  ];
  const [kind, movement, other] = random.pick(ways)();
  return { kind, movement, truth: other ?? truth };
}

function payInParts(random: Random, invoice: OpenInvoice, numbers: World['numbers']): TrueMovement[] {
  let left = kurusOf(invoice.kalan);
  const parts: TrueMovement[] = [];
  const count = 2 + random.below(5);
  for (let part = 1; part <= count && left > 100; part += 1) {
    const amount = part === count ? left : 1 + random.below(left - 1);
    left -= amount;
    const isMisspelt = random.chance(0.05);
    const text = isMisspelt ? misspell(random, invoice, numbers) : writeNumber(random, invoice.belgeNumarasi);
    const payer = isMisspelt || random.chance(0.6) ? fullPayer(random, invoice) : {};
    const movement = move(random, invoice, amount, payer, text);
    parts.push({
      kind: isMisspelt ? 'partial, misspelt' : 'partial',
      movement,
      truth: new Map([[invoice.faturaId, amount]]),
    });
  }
  return parts;
}

function paySeveral(random: Random, invoices: readonly OpenInvoice[]): TrueMovement {
  const truth = new Map(invoices.map(({ faturaId, kalan }) => [faturaId, kurusOf(kalan)]));
  const amount = [...truth.values()].reduce((sum, one) => sum + one, 0);
  const first = invoices.reduce((latest, one) => (one.faturaTarih > latest.faturaTarih ? one : latest));
  const numbers = invoices.map(({ belgeNumarasi }) => belgeNumarasi);
  const ways: readonly (() => [kind: string, movement: BankMovement])[] = [
    () => [
      'several numbers',
      move(random, first, amount, payerOf(random, first), numbers.join(random.pick([' ', ',', '-']))),
    ],
    () => ['several numbers', move(random, first, amount, {}, `FATURALAR${numbers.join('VE')}`)],
    () => ['combined, vkn', move(random, first, amount, { karsiVkn: first.vknTckn }, 'CARI HESAP')],
    () => ['combined, vkn in text', move(random, first, amount, {}, `${first.vknTckn} MAHSUBEN`)],
  ];
  const [kind, movement] = random.pick(ways)();
  return { kind, movement, truth };
}

/** Money that pays no invoice: strangers, with chance amounts, phone numbers and foreign document numbers. */
function makeStranger(random: Random, invoices: readonly OpenInvoice[], debtors: readonly Debtor[]): TrueMovement {
  const invoice = random.pick(invoices);
  const chance = random.chance(0.4);
  const amount = chance ? kurusOf(invoice.kalan) : 1000 + random.below(3_000_000);
  const texts = [
    'GELEN HAVALE',
    `TEL 53${random.below(90_000_000) + 10_000_000}`,
    `SORGU NO 2026${random.below(900_000) + 100_000}${random.below(900_000) + 100_000}`,
    `FIS IRS2026${String(random.below(900_000_000)).padStart(9, '0')}`,
    `TEL ${random.pick(debtors).vknTckn}`,
    'KIRA BEDELI MART',
  ];
  const stranger = {
    ad: `${random.pick(givenNames.split(' '))} Yabancıoğlu`,
    vknTckn: makeVkn(random),
    ibans: [makeIban(random)],
  };
  const movement = move(random, invoice, amount, payerOf(random, stranger), random.pick(texts));
  return { kind: chance ? 'chance amount' : 'stranger', movement, truth: new Map() };
}

type PayerFields = Pick<BankMovement, 'karsiAd' | 'karsiVkn' | 'karsiIban'>;

function payerOf(random: Random, debtor: Pick<Debtor, 'ad' | 'vknTckn' | 'ibans'>): PayerFields {
  const [karsiIban] = debtor.ibans;
  return {
    ...(random.chance(0.7) ? { karsiAd: bankName(random, debtor.ad) } : {}),
    ...(random.chance(0.3) ? { karsiVkn: debtor.vknTckn } : {}),
    ...(karsiIban !== undefined && random.chance(0.5) ? { karsiIban } : {}),
  };
}

function fullPayer(random: Random, debtor: Debtor): PayerFields {
  return { ...payerOf(random, debtor), karsiAd: bankName(random, debtor.ad) };
}

const ascii: Readonly<Record<string, string>> = { İ: 'I', Ş: 'S', Ğ: 'G', Ü: 'U', Ö: 'O', Ç: 'C' };

/** The name as a bank writes it: in capitals, without accents, cut, with a mistake, in another order. */
function bankName(random: Random, ad: string): string {
  const capitals = ad.toLocaleUpperCase('tr');
  const plain = random.chance(0.5) ? capitals.replace(/[İŞĞÜÖÇ]/g, (letter) => ascii[letter] ?? letter) : capitals;
  const words = plain.split(' ');
  if (random.chance(0.1)) return words.length === 2 ? words.reverse().join(' ') : plain;
  if (random.chance(0.1)) {
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length >= 8) return plain.replace(longest, longest.slice(0, 4) + longest.slice(5));
  }
  return random.chance(0.3) ? plain.slice(0, 30) : plain;
}

/** An invoice number as payers type it. */
function writeNumber(random: Random, number: string): string {
  const forms = [
    number,
    `FATURA NO: ${number} ODEMESI`,
    `FATURANO${number}ODEMESI`,
    `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`,
    `${number.slice(0, 7)}-${number.slice(7)}`,
    number.toLowerCase().replace('i', 'ı'),
    `GELEN FAST - ${number.slice(0, 9)} ${number.slice(9)} FATURA`,
  ];
  return random.pick(forms);
}

function letterO(number: string): string {
  return number.slice(0, 3) + number.slice(3).replaceAll('0', 'O');
}

/**
 * The number with one wrong digit or two swapped ones. One that is the number of another open invoice of this customer
 * with this amount is no mistake that anybody could see.
 */
function misspell(random: Random, { belgeNumarasi, borcluId }: OpenInvoice, numbers: World['numbers']): string {
  for (;;) {
    const at = 8 + random.below(7);
    const digits = belgeNumarasi.split('');
    if (random.chance(0.5)) digits[at] = String(random.below(10));
    else [digits[at], digits[at + 1]] = [digits[at + 1] ?? '', digits[at] ?? ''];
    const typed = digits.join('');
    if (typed !== belgeNumarasi && numbers.get(typed)?.borcluId !== borcluId) return typed;
  }
}

let count = 0;

function move(random: Random, invoice: OpenInvoice, kurus: number, payer: PayerFields, metin: string): BankMovement {
  count += 1;
  return {
    id: `m${count}`,
    hesap: OWN,
    tarih: addDays(invoice.faturaTarih, random.below(50)),
    tutar: decimal(kurus),
    paraBirim: 'TRY',
    yon: 'ALACAK',
    metin,
    ...payer,
  };
}
