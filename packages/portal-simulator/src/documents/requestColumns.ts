import type { PortalDocument, PortalState } from '../state';

interface RequestColumns {
  readonly iptalItiraz: string;
  readonly talepDurum: string;
}

/** The two columns that a row carries when a request was raised on its document. */
export function requestColumns({ requests }: PortalState, { ettn }: PortalDocument): RequestColumns | undefined {
  const request = requests.find((each) => each.ettn === ettn);
  return request && { iptalItiraz: request.iptalItiraz, talepDurum: request.iptalItirazDurumu };
}
