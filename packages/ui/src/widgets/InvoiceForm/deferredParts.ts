/**
 * The parts that the form needs once the user works on it. They load as one file after the form has rendered, so the
 * form renders sooner, and a later loss of the connection cannot take one of them away.
 */
export * as validators from '../../draft/validators';
export { ReviewCounts, ReviewPanel } from './review/ReviewPanel';
export { cellAt, startDrag } from './lines/dragLines';
export { FormMenu } from './head/FormMenu';
export { LineDetails } from './lines/LineDetails';
export { LineNote } from './lines/LineNote';
export { parseClipboard, readBlock } from '../../draft/lines/parseClipboard';
export { RangeBar, writeBlock } from './lines/RangeBar';
export { FormNews, SaveNews, TakenDraft } from './saving/FormNews';
export { UnfinishedDrafts } from './saving/UnfinishedDrafts';
export { IskontoParts, KdvParts } from './totals/TotalParts';
export { AddedTaxes, KeptBack } from './types/TaxTotals';
