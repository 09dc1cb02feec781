/** Status of a request as the wire writes it: open, accepted, rejected. (REQ-06) */
type RequestStatus = 'OLUSTU' | 'KABUL' | 'RET';

/** Parses the status of a request. RED of older clients becomes RET; undefined for other values. (REQ-06) */
export function readRequestStatus(text: string): RequestStatus | undefined {
  if (text === 'OLUSTU' || text === 'KABUL' || text === 'RET') return text;
  return text === 'RED' ? 'RET' : undefined;
}

/** Colour classes of texts and amounts: black, green, red. (REQ-13) */
type ColourClass = 'SIYAH' | 'YESIL' | 'KIRMIZI';

interface Request {
  readonly tip: 'IPTAL' | 'ITIRAZ';
  readonly durum: RequestStatus;
}

const kinds = { IPTAL: 'İptal talebi', ITIRAZ: 'İtiraz talebi' } as const;
const ends = { OLUSTU: 'oluşturuldu', KABUL: 'kabul edildi', RET: 'reddedildi' } as const;
const statusColours = { OLUSTU: 'SIYAH', KABUL: 'YESIL', RET: 'KIRMIZI' } as const satisfies Record<
  RequestStatus,
  ColourClass
>;

/** The text and colour of a request's state. Source: REQ-06. */
export function describeRequest({ tip, durum }: Request): { readonly text: string; readonly colour: ColourClass } {
  return { text: `${kinds[tip]} ${ends[durum]}`, colour: statusColours[durum] };
}

type Requests = readonly Parameters<typeof describeRequest>[0][];

/** The colour of an invoice's amounts, from its newest request; black without one. Source: REQ-13. */
export function amountColour([newest]: Requests): ColourClass {
  return newest ? describeRequest(newest).colour : 'SIYAH';
}

/**
 * Whether the cancellation of an invoice was accepted. A void invoice counts in no figure. An accepted objection alone
 * does not make it void. Source: REQ-13, MNY-06.
 */
export function isVoid(talepAkisi: Requests): boolean {
  return talepAkisi.some(({ tip, durum }) => tip === 'IPTAL' && durum === 'KABUL');
}

/** The requests to show for an invoice: the first two of a list sorted newest first. Source: REQ-07. */
export function shownRequests<Entry>(talepAkisi: readonly Entry[]): readonly Entry[] {
  return talepAkisi.slice(0, 2);
}

interface Requestable {
  readonly onayDurumu: string;
  readonly talepAkisi: readonly unknown[];
}

/**
 * Whether a request can be raised on an invoice: it is approved and has no request yet (portal-protocol 9). Source:
 * REQ-01.
 */
export function canRaiseRequest({ onayDurumu, talepAkisi }: Requestable): boolean {
  return onayDurumu === 'Onaylandi' && talepAkisi.length === 0;
}
