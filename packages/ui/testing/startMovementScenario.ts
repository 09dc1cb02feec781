import type { components } from '@kalem/sdk';
import { writeWorkbook } from '../src/kit/list/writeWorkbook';
import type { Scenario } from './startScenario';
import { depot, type ReceivablesScenario, startReceivablesScenario } from './startReceivablesScenario';

type BankFile = components['schemas']['BankFile'];
/** Day (dd.MM.yyyy), text, amount and payer of a line of a statement. */
export type StatementLine = readonly [day: string, text: string, amount: number, payer?: string];

/** The bank account of the scenario. */
export const ownIban = 'TR330006100519786457841326';

export interface MovementScenario extends ReceivablesScenario {
  /** The uploaded statement. */
  readonly dosyaId: string;
}

/**
 * The company of `startReceivablesScenario` with an uploaded statement: one movement is matched without a person, five
 * are proposed (a part of an invoice, a name, a payment recorded by hand, two by their amount alone), and one has no
 * invoice. With `isWaiting` its columns are not confirmed.
 */
export async function startMovementScenario(
  unvan = depot.aliciUnvan,
  { isWaiting = false } = {},
): Promise<MovementScenario> {
  const scenario = await startReceivablesScenario(unvan);
  const { client, companyId, faturaIds } = scenario;
  const [oldest, second] = await Promise.all(faturaIds.map((id) => numberOf(scenario, id)));
  const bank = { bankaAdi: 'İğne Bankası', iban: ownIban, faturadaGoster: false };
  await client.POST('/banka', { params: { query: { companyId } }, body: bank });
  const file = await uploadStatement(scenario, [
    ['12.11.2026', 'GELEN HAVALE - IGNEADA LOJISTIK DEPOLAMA VE ANTREPO ISLETMECILIGI - EKIM TAKSITI', 262500],
    ['13.11.2026', 'KIRA ODEMESI', -45000],
    ['16.11.2026', `GELEN FAST - IGNEADA LOJISTIK DEPOLAMA VE ANTREPO ISL - ${second} NOLU FATURA`, 642300],
    ['17.11.2026', `GELEN EFT - IGNEADA LOJISTIK - ${oldest} ILK TAKSIT https://ornek.example/odeme`, 100000],
    ['18.11.2026', 'HAVALE - ILGAZ DAG OTELCILIK TURIZM - KONAKLAMA', 127400],
    ['19.11.2026', 'ATM NAKIT YATIRMA 5321234567', 7777],
    ['20.11.2026', 'GELEN FAST - SUKRU ISILDAK', 4860, 'Şükrü Işıldak'],
    ['20.11.2026', 'GELEN EFT - ODEME', 1099605.85],
  ]);
  if (!isWaiting) await readStatement(scenario, file);
  return { ...scenario, dosyaId: file.id };
}

async function numberOf({ client, companyId }: Scenario, id: string): Promise<string> {
  const { data } = await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId } } });
  return data.belgeNumarasi ?? '';
}

/** A statement as banks give it: some lines about the account above the headings, and a balance in each line. */
export async function statementFile(lines: readonly StatementLine[], name = 'hesap-ozeti.xlsx'): Promise<File> {
  let balance = 250_000;
  const rows = lines.map(([day, text, amount, payer = '']) => {
    balance = Math.round((balance + amount) * 100) / 100;
    return [day, text, amount, balance, payer];
  });
  const head = [['Hesap Özeti'], ['IBAN', ownIban], [], ['Tarih', 'Açıklama', 'Tutar', 'Bakiye', 'Gönderen']];
  return new File([await writeWorkbook('Hareketler', [[...head, ...rows]])], name);
}

export async function uploadStatement(
  { client, companyId }: Scenario,
  lines: readonly StatementLine[],
): Promise<BankFile> {
  const params = { query: { companyId } };
  return (await client.POST('/banka-hareketi/dosya', { params, body: { file: await statementFile(lines) } })).data;
}

/** Confirms the proposed columns, and waits until the movements were matched. */
export async function readStatement({ client, companyId }: Scenario, { id, onizleme }: BankFile): Promise<BankFile> {
  const params = { path: { id }, query: { companyId } };
  const sutunlar = onizleme ? { sutunlar: onizleme.sutunlar } : {};
  const body = { hesap: ownIban, paraBirim: 'TRY', ...sutunlar };
  let { data: file } = await client.PUT('/banka-hareketi/dosya/{id}', { params, body });
  while (file.durum === 'BEKLIYOR' || file.durum === 'SURUYOR') {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    file = (await client.GET('/banka-hareketi/dosya/{id}', { params })).data;
  }
  if (file.durum !== 'TAMAMLANDI') throw new Error(`The statement is ${file.durum}: ${file.mesaj}`);
  return file;
}

const PAUSE_MS = 50;
