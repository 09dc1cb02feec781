import type { RequestStatus } from './readRequestStatus';

/** Colour classes of texts and amounts: black, green, red. (REQ-13) */
export type ColourClass = 'SIYAH' | 'YESIL' | 'KIRMIZI';

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

/** What is shown of a request, and in which colour. Source: REQ-06. */
export function describeRequest({ tip, durum }: Request): { readonly text: string; readonly colour: ColourClass } {
  return { text: `${kinds[tip]} ${ends[durum]}`, colour: statusColours[durum] };
}
