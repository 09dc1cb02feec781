import { findPayment } from '../../db/queries/payment';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';

/** The bank's 3-D page of an open payment, where the provider gave it as HTML. 404 where there is none. */
export async function readPaymentPage({ db, secrets }: Ports, id: string): Promise<string> {
  const row = await findPayment(db.queries, id);
  if (row?.durum !== 'BEKLIYOR' || row.sayfa === null) throw callProblems.notFound();
  return secrets.open(row.sayfa, `payment ${id}`);
}
