import type { Scenario } from './company';
import { startScenario } from './startScenario';

/** A company with a bank and two explanations, one of them added to new invoices. */
export async function startNotes(): Promise<Scenario> {
  const scenario = await startScenario();
  await fillNotes(scenario);
  return scenario;
}

export async function fillNotes({ client, companyId }: Pick<Scenario, 'client' | 'companyId'>): Promise<void> {
  const params = { query: { companyId } };
  const garanti = 'Türkiye Garanti Bankası A.Ş.';
  await client.POST('/banka', {
    params,
    body: { bankaAdi: garanti, iban: 'TR330006100519786457841326', faturadaGoster: true },
  });
  await client.POST('/aciklama', {
    params,
    body: { aciklama: 'Ödemelerinizi fatura numarasını yazarak yapınız.', faturadaGoster: true },
  });
  await client.POST('/aciklama', {
    params,
    body: { aciklama: 'İade ve değişim 14 gün içinde, ürün ambalajı açılmadan yapılır.', faturadaGoster: false },
  });
}

/** Forty explanations, the first one very long, and a bank with a long name. */
export async function startLongNotes(): Promise<Scenario> {
  const scenario = await startScenario();
  const { client, companyId } = scenario;
  const params = { query: { companyId } };
  const bankaAdi =
    'Iğdır İli Işıklıçeşme İlçesi Kayısı ve İncir Üreticileri Kooperatifleri Birliği Katılım Bankası A.Ş.';
  await client.POST('/banka', {
    params,
    body: { bankaAdi, iban: 'TR330006100519786457841326', faturadaGoster: true },
  });
  const long = 'İade ve değişim 14 gün içinde, ürün ambalajı açılmadan, ıslanmadan ve fişiyle yapılır. '.repeat(8);
  const numbered = Array.from(
    { length: 39 },
    (_, index) => `${index + 1}. taksit, 8.230.452,58 TRY, ayın ilk iş günü.`,
  );
  for (const aciklama of [long.trim(), ...numbered])
    await client.POST('/aciklama', { params, body: { aciklama, faturadaGoster: false } });
  return scenario;
}
