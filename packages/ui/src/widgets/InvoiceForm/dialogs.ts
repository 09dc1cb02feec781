/**
 * What the user opens: dialogs, choices, the preview. They come as one file, because each further file cuts what the
 * form itself loads into smaller pieces, which weigh more.
 */
export { NameEditor } from './lines/NameEditor';
export { FindRecipients } from './pickers/FindRecipients';
export { FindStock } from './pickers/FindStock';
export { PickNotes } from './pickers/PickNotes';
export { UploadLines } from './pickers/UploadLines';
export { Preview } from './preview/Preview';
export { TotalsSheet } from './totals/TotalsSheet';
export { AddTaxDialog, TaxChips } from './types/AddTaxDialog';
export { ChangeTypeDialog } from './types/ChangeTypeDialog';
export { ReturnedInvoices } from './types/ReturnedInvoices';
