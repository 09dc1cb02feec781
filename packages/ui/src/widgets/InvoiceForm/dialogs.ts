/**
 * Parts that load when the user opens them: dialogs, pickers, the preview. They are one file, because every further
 * entry splits the form's own code into smaller chunks, which are larger in total.
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
