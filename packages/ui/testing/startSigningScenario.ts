import type { PortalSwitches } from '@kalem/portal-simulator';
import { createDraft } from './createDraft';
import { startScenario, type Scenario } from './startScenario';
import { smsCode } from './week';

const recipients = [
  { aliciUnvan: 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi', birimFiyat: '916338.21' },
  { aliciUnvan: 'Şükrü Işıldak', birimFiyat: '4050' },
  { aliciUnvan: 'Boğaziçi Üniversitesi Döner Sermaye İşletmesi Müdürlüğü', birimFiyat: '315205.08' },
];

export interface SigningScenario extends Scenario {
  /** Three signable drafts. */
  readonly faturaIds: readonly string[];
}

/** A company with three drafts at the portal. `switches` are set after they were created. */
export async function startSigningScenario(switches: Partial<PortalSwitches> = {}): Promise<SigningScenario> {
  const scenario = await startScenario({ portalSwitches: { smsCode } });
  const faturaIds: string[] = [];
  for (const recipient of recipients) faturaIds.push((await createDraft(scenario, recipient)).id);
  scenario.server.simulator.setSwitches(switches);
  return { ...scenario, faturaIds };
}
