/**
 * What the form needs once the user works on it. It comes as one file behind the form itself, so that the form is on
 * the screen sooner, and nothing of it is missing when the connection is.
 */
export * as checks from './checks';
export { CheckCounts, CheckPanel } from './check/CheckPanel';
export { cellAt, startDrag } from './lines/dragLines';
export { LineDetails } from './lines/LineDetails';
export { LineNote } from './lines/LineNote';
export { parseClipboard, readBlock } from './lines/parseClipboard';
export { RangeBar, writeBlock } from './lines/RangeBar';
export { FormNews, SaveNews, TakenDraft } from './saving/FormNews';
export { UnfinishedDrafts } from './saving/UnfinishedDrafts';
export { IskontoParts, KdvParts } from './totals/TotalParts';
export { AddedTaxes, KeptBack } from './types/TaxTotals';
