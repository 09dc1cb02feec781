import type { Account, PortalDocument, PortalState } from '../state';
import { ownership } from './ownership';

/** The document of that ETTN when the account issued or received it. */
export function visibleDocument(state: PortalState, account: Account, ettn: string): PortalDocument | undefined {
  return state.documents.find(
    (document) =>
      document.ettn === ettn && (ownership.isIssuedBy(document, account) || ownership.isReceivedBy(document, account)),
  );
}
