/** What became of one invoice: signed, not signed and free to be signed anew, not yet known, or not in a state to be signed. */
export type SigningState = 'signed' | 'unsigned' | 'unknown' | 'waiting' | 'refused' | 'deleted';
