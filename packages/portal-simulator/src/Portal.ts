import type { Sessions } from './createSessions';
import type { Store } from './openStore';
import type { Outbox } from './createOutbox';
import type { PortalClock } from './PortalClock';
import type { SwitchBoard } from './createSwitchBoard';

/** What every endpoint of one simulator works with. */
export interface Portal {
  readonly clock: PortalClock;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly switchBoard: SwitchBoard;
  readonly outbox: Outbox;
  /** What strict arithmetic finds. */
  readonly log: (text: string) => void;
  /** List calls that a fresh draft stays hidden from, by ETTN (the switch `listLag`). */
  readonly hiddenDrafts: Map<string, number>;
}
