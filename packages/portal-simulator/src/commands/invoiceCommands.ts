import { type CommandContext, type CommandTable, rangeParameters, textParameter } from './command';
import { fetchedInvoice } from '../documents/fetchedInvoice';
import { isIssuedBy, recipientName, requestColumns, visibleDocument } from '../documents/documentFacts';
import { renderHtml } from '../documents/renderHtml';
import { type JsonObject, objectsIn, textOf } from '../json';
import type { Portal } from '../portal';
import * as dates from '../dates';
import { PortalRefusal } from '../replies';
import type { PortalDocument, PortalState } from '../state';
import { saveInvoice } from './saveInvoice';

const listPages = ['RG_BASITTASLAKLAR', 'RG_TASLAKLAR'];

/** The account's own invoices: create, update, list, fetch, view, delete (portal-protocol 6). */
export const invoiceCommands: CommandTable = {
  EARSIV_PORTAL_UUID_GETIR: {
    pages: ['RG_BASITFATURA', ''],
    writes: false,
    run({ session }) {
      const ettn = crypto.randomUUID();
      session.reservedEttns.add(ettn);
      return ettn;
    },
  },

  EARSIV_PORTAL_FATURA_OLUSTUR: { pages: ['RG_BASITFATURA'], writes: true, run: saveInvoice },

  EARSIV_PORTAL_TASLAKLARI_GETIR: {
    pages: listPages,
    writes: false,
    run({ portal, account }, jp) {
      const range = rangeParameters(jp);
      const own = portal.store.state.documents.filter((document) => isIssuedBy(document, account));
      const listed = own.filter((document) => range.has(document.tarih) && !portal.hiddenDrafts.has(document.ettn));
      own.forEach((document) => uncover(portal, document));
      return listed.map((document) => listRow(portal.store.state, document));
    },
  },

  EARSIV_PORTAL_FATURA_GETIR: {
    pages: ['RG_BASITFATURA', 'RG_TASLAKLAR'],
    writes: false,
    run(context, jp) {
      const document = ownDocument(context, textParameter(jp, 'ettn'));
      return document ? fetchedInvoice(document) : { hata: 'Düzenlenmek üzere fatura getirilemedi. Hata kodu: 2-1109' };
    },
  },

  EARSIV_PORTAL_FATURA_GOSTER: {
    pages: listPages,
    writes: false,
    run({ portal, account }, jp) {
      const document = visibleDocument(portal.store.state, account, textParameter(jp, 'ettn'));
      if (!document || document.onayDurumu !== textParameter(jp, 'onayDurumu')) {
        throw PortalRefusal.system('String index out of range: 4');
      }
      return renderHtml(document);
    },
  },

  EARSIV_PORTAL_FATURA_SIL: {
    pages: listPages,
    writes: true,
    run(context, jp) {
      if (!Array.isArray(jp.silinecekler)) throw PortalRefusal.nullPointer();
      const ettns = new Set(objectsIn(jp, 'silinecekler').map((row) => textOf(row, 'ettn')));
      const drafts = [...ettns]
        .map((ettn) => ownDocument(context, ettn))
        .filter((document) => document?.onayDurumu === 'Onaylanmadı');
      if (ettns.size === 0 || drafts.length < ettns.size) throw PortalRefusal.sentence('Silinirken bir sorun oluştu.');
      for (const draft of drafts) {
        if (draft) draft.onayDurumu = 'Silinmiş';
      }
      return `${drafts.length} fatura başarıyla silindi.`;
    },
  },
};

function ownDocument({ portal, account }: CommandContext, ettn: string): PortalDocument | undefined {
  return portal.store.state.documents.find((document) => document.ettn === ettn && isIssuedBy(document, account));
}

/** Counts one list call for a draft that is still hidden. */
function uncover({ hiddenDrafts }: Portal, { ettn }: PortalDocument): void {
  const calls = hiddenDrafts.get(ettn);
  if (calls === undefined) return;
  if (calls > 1) hiddenDrafts.set(ettn, calls - 1);
  else hiddenDrafts.delete(ettn);
}

function listRow(state: PortalState, document: PortalDocument): JsonObject {
  const { invoice } = document;
  return {
    belgeNumarasi: document.belgeNumarasi,
    aliciVknTckn: textOf(invoice, 'vknTckn'),
    aliciUnvanAdSoyad: recipientName(invoice),
    belgeTarihi: dates.dashed(document.tarih),
    belgeTuru: 'FATURA',
    onayDurumu: document.onayDurumu,
    ettn: document.ettn,
    ...requestColumns(state, document),
  };
}
