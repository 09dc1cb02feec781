import type { InvoiceRow } from '../../db/invoiceWire';
import { type InvoiceMarks, markInvoice } from '../../db/queries/markInvoice';
import { type PortalWrite, portalWrite } from '../../db/queries/portalWrite';
import { withCompany } from '../../db/withCompany';
import type { PortalFailure } from '../../ports/Portal';
import { approveAsSigned } from '../signing/approveAsSigned';
import type { PortalTurn } from '../PortalTurn';

type Step = (turn: PortalTurn, row: InvoiceRow) => Promise<InvoiceRow>;

/** How an invoice moves between the states of `portalDurumu` (INV-38). Every step answers the invoice as it is then. */
export const draftStates = {
  /**
   * Before a write goes out: from here on its outcome is unknown, whatever happens to this server. Undefined when the invoice was changed
   * meanwhile; then nothing may go out.
   */
  async begin({ ports: { db, clock }, companyId }: PortalTurn, row: InvoiceRow, write: Pick<PortalWrite, 'islem'> & { oncekiEttnler?: string[] }): Promise<InvoiceRow | undefined> {
    const oncekiDurum = row.portalDurumu;
    if (oncekiDurum === 'BELIRSIZ') return undefined;
    const now = clock.now();
    return withCompany(db, companyId, async (tx) => {
      const begun = await markInvoice(tx, row, { portalDurumu: 'BELIRSIZ' }, now);
      if (begun) await portalWrite.start(tx, { invoiceId: row.id, companyId, oncekiDurum, startedAt: now, ...write });
      return begun;
    });
  },

  /** The portal has the draft as it is stored. */
  sent: (turn: PortalTurn, row: InvoiceRow, draft: Pick<InvoiceRow, 'ettn' | 'belgeNumarasi'>) =>
    end(turn, row, { portalDurumu: 'GONDERILDI', portalMesaji: null, ettn: draft.ettn, belgeNumarasi: draft.belgeNumarasi }),

  refused: (turn: PortalTurn, row: InvoiceRow, text: string) => end(turn, row, { portalDurumu: 'REDDEDILDI', portalMesaji: text }),

  /** Nothing was done at the portal; it is tried later. */
  waiting: ((turn, row) => end(turn, row, { portalDurumu: 'BEKLIYOR' })) satisfies Step,

  /** The portal has no draft of it any more; it has to make a new one. */
  withoutDraft: ((turn, row) => end(turn, row, { portalDurumu: 'BEKLIYOR', ettn: null, belgeNumarasi: null })) satisfies Step,

  deleted: ((turn, row) => end(turn, row, { portalDurumu: 'GONDERILDI', onayDurumu: 'Silinmis' })) satisfies Step,

  /** It was signed meanwhile, in the portal's own screens or while its change was on its way. */
  approved: ((turn, row) => approveAsSigned(turn, row)) satisfies Step,

  back: (turn: PortalTurn, row: InvoiceRow, portalDurumu: PortalWrite['oncekiDurum']) => end(turn, row, { portalDurumu }),

  /**
   * A write of which nothing was done: refused with the portal's words, or waiting for a better moment. Refused credentials say nothing
   * against the invoice, which has nothing to be corrected: it waits until the company is linked anew.
   */
  notDone(turn: PortalTurn, row: InvoiceRow, failure: PortalFailure): Promise<InvoiceRow> {
    if (failure.kind === 'refused') return draftStates.refused(turn, row, failure.text);
    return failure.kind === 'credentials' ? end(turn, row, { portalDurumu: 'BEKLIYOR', portalMesaji: failure.text }) : draftStates.waiting(turn, row);
  },
};

async function end({ ports: { db, clock }, companyId }: PortalTurn, row: InvoiceRow, marks: InvoiceMarks): Promise<InvoiceRow> {
  const marked = await withCompany(db, companyId, async (tx) => {
    await portalWrite.end(tx, row);
    return markInvoice(tx, row, marks, clock.now());
  });
  return marked ?? row;
}
