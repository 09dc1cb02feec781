import type { Scenario } from './company';
import { startScenario } from './startScenario';

/** A company with a bank and two explanations, one of them for new invoices. */
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
