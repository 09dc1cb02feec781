import { startScenario, type Scenario } from './startScenario';
import { fillWeek, listNow } from './week';

/** A company with its week of invoices, `drafts` more that can be signed, and a fixed clock. */
export async function startListScenario(filling: Parameters<typeof fillWeek>[1] = {}): Promise<Scenario> {
  const scenario = await startScenario({ clock: { now: listNow } });
  await fillWeek(scenario, filling);
  return scenario;
}
