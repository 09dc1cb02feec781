import { emptyHeaderTexts } from '@kalem/domain';
import type { components } from '@kalem/openapi';

type Schemas = components['schemas'];

/**
 * How a portal command failed. `refused`: the portal refused it and did nothing. `credentials`: wrong user code or
 * password. `concurrent`: the account is signed in elsewhere. `unreachable`: nothing was done, so it can be retried.
 * `unknown`: a write that may have been carried out. Check the portal's list before repeating it. `unlinked`: the
 * company has no portal account. `text` is the portal's own.
 */
export type PortalFailure =
  | { readonly kind: 'refused'; readonly text: string; readonly reason?: RefusalReason | undefined }
  | { readonly kind: 'credentials' | 'concurrent'; readonly text: string }
  | { readonly kind: 'unreachable' | 'unknown' | 'unlinked' };

/**
 * The reasons of a refusal that Kalem acts on. `ownDataIncomplete`: the account's own company data must be saved before
 * its first draft. `cannotChangeDraft`: this portal does not change drafts. `codeExpired`: the signing code was too
 * late. `cannotRaiseRequest`: the document is not approved, or has a request already.
 */
export type RefusalReason = 'ownDataIncomplete' | 'cannotChangeDraft' | 'codeExpired' | 'cannotRaiseRequest';

export type PortalAnswer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: PortalFailure };

export interface PortalCredentials {
  readonly userCode: string;
  readonly password: string;
}

/** An invoice with empty fields. Its keys define the fields that both sides have. */
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

/** The fields of an invoice that both the portal and Kalem have. Amounts and dates are in our wire format. */
export type PortalInvoice = Pick<Schemas['Invoice'], keyof typeof emptyPortalInvoice>;

/** A row of the portal's list of own documents. */
export interface PortalRow {
  readonly ettn: string;
  readonly belgeNumarasi: string;
  /** YYYY-MM-DD */
  readonly faturaTarih: string;
  readonly vknTckn: string;
  readonly onayDurumu: Schemas['OnayDurumu'];
  /** The request on the document, if the portal returns it. `null` when it was withdrawn. */
  readonly talep?: PortalRequestState | null | undefined;
}

export interface PortalRequestState {
  readonly tip: 'IPTAL' | 'ITIRAZ';
  readonly durum: 'OLUSTU' | 'KABUL' | 'RET';
}

/** A row of the portal's lists of received invoices. */
export interface PortalReceivedInvoice extends Pick<PortalRow, 'belgeNumarasi' | 'onayDurumu' | 'talep'> {
  /** YYYY-MM-DD */
  readonly belgeTarihi: string;
  readonly saticiVknTckn: string;
  readonly saticiUnvanAdSoyad: string;
  /** `null` for an invoice that came through an integrator. No request can be raised on it. */
  readonly ettn: string | null;
  /** An id that the portal requires with a request. */
  readonly faturaOid: string;
  readonly toplamTutar: string;
}

/** A request of another taxpayer, which this account answers. */
export interface PortalReceivedRequest extends Pick<
  PortalReceivedInvoice,
  'belgeNumarasi' | 'saticiVknTckn' | 'saticiUnvanAdSoyad'
> {
  readonly iptalItirazOid: string;
  /** The day of the request, YYYY-MM-DD. */
  readonly tarih: string;
  readonly tip: 'IPTAL' | 'ITIRAZ';
  /** `null` when it was withdrawn. */
  readonly durum: 'OLUSTU' | 'KABUL' | 'RET' | null;
  /** The row's other fields, '' when absent. Days are YYYY-MM-DD. */
  readonly belgeTarihi: string;
  readonly aliciVknTckn: string;
  readonly aliciUnvanAdSoyad: string;
  readonly aciklama: string;
  readonly itirazYontemi: string;
  readonly referansBelgeNumarasi: string;
  readonly referansBelgeTarih: string;
}

/** A cancel request, or an objection with `itiraz`. With `gelen` it is on a received invoice. */
export interface PortalRequest {
  readonly ettn: string;
  readonly aciklama: string;
  readonly itiraz?: Pick<Schemas['ObjectionRequest'], 'itirazYontemi' | 'referansBelgeNumarasi' | 'referansBelgeTarih'>;
  readonly gelen?: Pick<PortalReceivedInvoice, 'faturaOid' | 'toplamTutar' | 'saticiVknTckn' | 'belgeNumarasi'>;
}

/** The account's own company data at the portal, in the fields of Company. */
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

/**
 * One signed-in account. A read is repeated once. A write is repeated only after a lost session, because then nothing
 * was done.
 */
export interface PortalSession {
  ownData(): Promise<PortalAnswer<PortalCompany>>;
  /** Fills the empty fields of the account's own data from the company, and saves them. */
  completeOwnData(company: PortalCompany): Promise<PortalAnswer<void>>;
  /** `null` for a number that the portal does not know. */
  lookup(vknTckn: string): Promise<PortalAnswer<PortalTaxpayer | null>>;
  /** Creates a draft. The portal returns neither ETTN nor number, so they must be found in its list. */
  createDraft(invoice: PortalInvoice): Promise<PortalAnswer<void>>;
  /** Changes the draft with the invoice's ETTN and number. */
  updateDraft(invoice: PortalInvoice): Promise<PortalAnswer<void>>;
  /** Own invoices from the first to the last day (YYYY-MM-DD), including deleted ones, in no order. */
  listInvoices(from: string, to: string): Promise<PortalAnswer<PortalRow[]>>;
  /**
   * The invoice with its lines. `faturaTip` is null, because imported invoices are not edited here (GIB-05).
   * `portalFaturaTip` is the portal's type.
   */
  fetchInvoice(ettn: string): Promise<PortalAnswer<PortalInvoice>>;
  deleteDraft(document: { readonly ettn: string; readonly faturaTarih: string }): Promise<PortalAnswer<void>>;
  /** The portal's HTML page of the document. */
  viewHtml(document: {
    readonly ettn: string;
    readonly onayDurumu: Schemas['OnayDurumu'];
  }): Promise<PortalAnswer<string>>;
  /** The portal's ZIP (HTML and XML). `null` while the document's status has none. */
  downloadZip(document: {
    readonly ettn: string;
    readonly onayDurumu: Schemas['OnayDurumu'];
  }): Promise<PortalAnswer<Uint8Array<ArrayBuffer> | null>>;
  /** Sends the SMS code. Returns the phone number, which must be queried first, and the id of the SMS. */
  sendSigningCode(): Promise<PortalAnswer<{ readonly phoneNumber: string; readonly oid: string }>>;
  /** Approved invoices received in at most seven days, from the portal and from integrators. */
  listReceived(from: string, to: string): Promise<PortalAnswer<PortalReceivedInvoice[]>>;
  /** Raises the only request of a document and returns its status. Without a recipient it is accepted at once. */
  raiseRequest(request: PortalRequest): Promise<PortalAnswer<'OLUSTU' | 'KABUL'>>;
  /** Requests received from the first to the last day. */
  listRequests(from: string, to: string): Promise<PortalAnswer<PortalReceivedRequest[]>>;
  answerRequest(answer: {
    readonly iptalItirazOid: string;
    readonly cevap: 'KABUL' | 'RET';
    readonly aciklama: string;
  }): Promise<PortalAnswer<void>>;
  /** `refused` means a wrong or late code, and that no invoice was signed. */
  sign(request: {
    readonly oid: string;
    readonly smsCode: string;
    readonly ettns: readonly string[];
  }): Promise<PortalAnswer<void>>;
}

/** Provides the tokens of a portal session. The implementation stores the account's token. */
export interface PortalTokens {
  /** The current token. Signs in when there is none. */
  current(): Promise<PortalAnswer<string>>;
  /** A new token, after the portal rejected the stale one. */
  renew(stale: string): Promise<PortalAnswer<string>>;
}

/** GİB's e-Arşiv portal. It allows one session per account. */
export interface Portal {
  logIn(credentials: PortalCredentials): Promise<PortalAnswer<string>>;
  /** Signs out. An invalid token is not a failure. */
  logOut(token: string): Promise<PortalAnswer<void>>;
  session(tokens: PortalTokens): PortalSession;
}

/**
 * The portal accounts of all companies. Only one task on any server uses an account at a time (portal-protocol 2.4).
 */
export interface PortalAccounts {
  /**
   * Waits for the company's turn and runs work with its session, which is opened at the first command. `unlinked`
   * without a portal account, `unreachable` when the turn does not come.
   */
  use<T>(companyId: string, work: (session: PortalSession) => Promise<PortalAnswer<T>>): Promise<PortalAnswer<T>>;
  /** Signs in with credentials that are not stored, runs work once and signs out. */
  tryOut<T>(
    credentials: PortalCredentials,
    work: (session: PortalSession) => Promise<PortalAnswer<T>>,
  ): Promise<PortalAnswer<T>>;
  /**
   * Ends the company's session after the waiting work. Does nothing when none is open. Returns false and keeps the
   * session when a signature waits for its code, which is valid in that session only.
   */
  logOut(companyId: string): Promise<boolean>;
  /** Ends every session that is due to end, including those of dead servers. */
  closeIdle(): Promise<void>;
  /** Ends the sessions of this server at shutdown. */
  close(): Promise<void>;
}
