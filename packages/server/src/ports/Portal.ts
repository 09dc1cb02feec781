import { emptyHeaderTexts } from '@kalem/domain';
import type { components } from '@kalem/openapi';

type Schemas = components['schemas'];

/**
 * How a call to the portal ended. `refused`: the portal said no, nothing was done. `credentials`: it did not take user
 * code or password. `concurrent`: the account is signed in elsewhere. `unreachable`: nothing was done, it may be tried
 * again. `unknown`: a write that may or may not have been carried out; it must never be repeated before the portal's
 * list has been looked at. `unlinked`: the company has no portal account. `text` is the portal's own.
 */
export type PortalFailure =
  | { readonly kind: 'refused'; readonly text: string; readonly reason?: RefusalReason | undefined }
  | { readonly kind: 'credentials' | 'concurrent'; readonly text: string }
  | { readonly kind: 'unreachable' | 'unknown' | 'unlinked' };

/**
 * Why the portal refused, where something hangs on it. `ownDataIncomplete`: the account's own company data have to be
 * saved before its first draft. `cannotChangeDraft`: this portal changes no drafts. `codeExpired`: the signing code
 * came too late. `cannotRaiseRequest`: the document is not approved, or there is a request already.
 */
export type RefusalReason = 'ownDataIncomplete' | 'cannotChangeDraft' | 'codeExpired' | 'cannotRaiseRequest';

export type PortalAnswer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: PortalFailure };

export interface PortalCredentials {
  readonly userCode: string;
  readonly password: string;
}

/** An invoice about which the portal says nothing. Its keys are the list of what both sides know. */
export const emptyPortalInvoice = {
  ettn: null,
  belgeNumarasi: null,
  faturaTarih: '',
  faturaSaat: '00:00:00',
  faturaTip: null,
  portalFaturaTip: null,
  paraBirim: 'TRY',
  dovizKur: '0',
  ...emptyHeaderTexts,
  emails: [],
  iadeFaturalari: [],
  malHizmetler: [],
  totals: {},
  not: '',
} satisfies Partial<Schemas['Invoice']>;

/** An invoice as both sides know it: its content, without what only Kalem keeps. Amounts and dates as on our wire. */
export type PortalInvoice = Pick<Schemas['Invoice'], keyof typeof emptyPortalInvoice>;

/** An entry of the portal's list of own documents. */
export interface PortalRow {
  readonly ettn: string;
  readonly belgeNumarasi: string;
  /** YYYY-MM-DD */
  readonly faturaTarih: string;
  readonly vknTckn: string;
  readonly onayDurumu: Schemas['OnayDurumu'];
  /** The request raised on it, where the portal tells; `null` when it was withdrawn. */
  readonly talep?: PortalRequestState | null | undefined;
}

export interface PortalRequestState {
  readonly tip: 'IPTAL' | 'ITIRAZ';
  readonly durum: 'OLUSTU' | 'KABUL' | 'RET';
}

/** A row of the lists of what others issued in the account's name. */
export interface PortalReceivedInvoice extends Pick<PortalRow, 'belgeNumarasi' | 'onayDurumu' | 'talep'> {
  /** YYYY-MM-DD */
  readonly belgeTarihi: string;
  readonly saticiVknTckn: string;
  readonly saticiUnvanAdSoyad: string;
  /** `null` for what came through an integrator: no request can be raised on it. */
  readonly ettn: string | null;
  /** What the portal wants back with a request. */
  readonly faturaOid: string;
  readonly toplamTutar: string;
}

/** A request that another party raised and that this account answers. */
export interface PortalReceivedRequest extends Pick<
  PortalReceivedInvoice,
  'belgeNumarasi' | 'saticiVknTckn' | 'saticiUnvanAdSoyad'
> {
  readonly iptalItirazOid: string;
  /** YYYY-MM-DD, of the request */
  readonly tarih: string;
  readonly tip: 'IPTAL' | 'ITIRAZ';
  /** `null` when it was withdrawn. */
  readonly durum: 'OLUSTU' | 'KABUL' | 'RET' | null;
  /** The row's other fields, '' where absent; days are YYYY-MM-DD. */
  readonly belgeTarihi: string;
  readonly aliciVknTckn: string;
  readonly aliciUnvanAdSoyad: string;
  readonly aciklama: string;
  readonly itirazYontemi: string;
  readonly referansBelgeNumarasi: string;
  readonly referansBelgeTarih: string;
}

/** A request to cancel, or with `itiraz` an objection; with `gelen` to an invoice that another party issued. */
export interface PortalRequest {
  readonly ettn: string;
  readonly aciklama: string;
  readonly itiraz?: Pick<Schemas['ObjectionRequest'], 'itirazYontemi' | 'referansBelgeNumarasi' | 'referansBelgeTarih'>;
  readonly gelen?: Pick<PortalReceivedInvoice, 'faturaOid' | 'toplamTutar' | 'saticiVknTckn' | 'belgeNumarasi'>;
}

/** What the portal knows of the account's own company, in the fields of Company. */
export type PortalCompany = Required<
  Pick<
    Schemas['CompanyWrite'],
    | 'vknTckn'
    | 'unvan'
    | 'ad'
    | 'soyad'
    | 'vergiDairesi'
    | 'sicilNo'
    | 'mersisNo'
    | 'isMerkezi'
    | 'cadde'
    | 'apartmanAdi'
    | 'apartmanNo'
    | 'kapiNo'
    | 'ilce'
    | 'il'
    | 'postaKodu'
    | 'ulke'
    | 'acikAdres'
    | 'yetkiliTelNo'
    | 'faksNo'
    | 'email'
    | 'website'
  >
>;

interface PortalTaxpayer {
  readonly unvan: string;
  readonly ad: string;
  readonly soyad: string;
  readonly vergiDairesi: string;
}

/** One signed-in account. Reads are repeated once, writes never, except after a lost session: nothing was done. */
export interface PortalSession {
  ownData(): Promise<PortalAnswer<PortalCompany>>;
  /** Fills the empty fields of the account's own data from the company and saves them. */
  completeOwnData(company: PortalCompany): Promise<PortalAnswer<void>>;
  /** `null` for a number that the portal does not know. */
  lookup(vknTckn: string): Promise<PortalAnswer<PortalTaxpayer | null>>;
  /** Makes a draft. The portal tells neither its ETTN nor its number: find them in the list. */
  createDraft(invoice: PortalInvoice): Promise<PortalAnswer<void>>;
  /** Changes the draft that carries the invoice's ETTN and number. */
  updateDraft(invoice: PortalInvoice): Promise<PortalAnswer<void>>;
  /** Own invoices from the first to the last day, both included (YYYY-MM-DD), deleted ones too, in no order. */
  listInvoices(from: string, to: string): Promise<PortalAnswer<PortalRow[]>>;
  /**
   * The invoice with its lines; `faturaTip` is null, because the portal's invoices are not edited here (GIB-05). What
   * the portal calls its type is `portalFaturaTip`.
   */
  fetchInvoice(ettn: string): Promise<PortalAnswer<PortalInvoice>>;
  deleteDraft(document: { readonly ettn: string; readonly faturaTarih: string }): Promise<PortalAnswer<void>>;
  /** The portal's own HTML page of the document. */
  viewHtml(document: {
    readonly ettn: string;
    readonly onayDurumu: Schemas['OnayDurumu'];
  }): Promise<PortalAnswer<string>>;
  /** The portal's ZIP (HTML and XML); `null` while it has none for this status. */
  downloadZip(document: {
    readonly ettn: string;
    readonly onayDurumu: Schemas['OnayDurumu'];
  }): Promise<PortalAnswer<Uint8Array<ArrayBuffer> | null>>;
  /** The phone on file, asked first because the portal sends no code otherwise; answers the id of the SMS as well. */
  sendSigningCode(): Promise<PortalAnswer<{ readonly phoneNumber: string; readonly oid: string }>>;
  /** Others' approved invoices to this account, of seven days at most, from the portal and from integrators. */
  listReceived(from: string, to: string): Promise<PortalAnswer<PortalReceivedInvoice[]>>;
  /** Raises the one request of a document; returns its status. One without an addressee is accepted at once. */
  raiseRequest(request: PortalRequest): Promise<PortalAnswer<'OLUSTU' | 'KABUL'>>;
  /** Requests raised from the first to the last day that this account answers. */
  listRequests(from: string, to: string): Promise<PortalAnswer<PortalReceivedRequest[]>>;
  answerRequest(answer: {
    readonly iptalItirazOid: string;
    readonly cevap: 'KABUL' | 'RET';
    readonly aciklama: string;
  }): Promise<PortalAnswer<void>>;
  /** `refused` means a wrong or late code, and that none was signed. */
  sign(request: {
    readonly oid: string;
    readonly smsCode: string;
    readonly ettns: readonly string[];
  }): Promise<PortalAnswer<void>>;
}

/** Where a session takes its token from; the keeper remembers it for the account. */
export interface PortalTokens {
  /** The token in use, signing in when there is none. */
  current(): Promise<PortalAnswer<string>>;
  /** A new token, after the portal no longer took that one. */
  renew(stale: string): Promise<PortalAnswer<string>>;
}

/** The e-Arşiv portal of GİB. It allows one session per account at a time. */
export interface Portal {
  logIn(credentials: PortalCredentials): Promise<PortalAnswer<string>>;
  /** Frees the account; a token that is no longer alive is no failure. */
  logOut(token: string): Promise<PortalAnswer<void>>;
  session(tokens: PortalTokens): PortalSession;
}

/** The portal accounts of all companies; one piece of work at a time on any server uses one (portal-protocol 2.4). */
export interface PortalAccounts {
  /**
   * Waits for the company's turn and works with its session, which is opened when the first command needs it.
   * `unlinked` without a portal account, `unreachable` when the turn does not come.
   */
  use<T>(companyId: string, work: (session: PortalSession) => Promise<PortalAnswer<T>>): Promise<PortalAnswer<T>>;
  /** Works once with credentials that are not stored, signing in before and out afterwards. */
  tryOut<T>(
    credentials: PortalCredentials,
    work: (session: PortalSession) => Promise<PortalAnswer<T>>,
  ): Promise<PortalAnswer<T>>;
  /**
   * Ends the company's session after the work that is waiting; fine when none is open. False when a signature waits for
   * its code, which is good in that session alone: the session stays.
   */
  logOut(companyId: string): Promise<boolean>;
  /** Ends every session whose time has come, also those of a server that died. */
  closeIdle(): Promise<void>;
  /** Ends the sessions that this server used, at a graceful stop. */
  close(): Promise<void>;
}
