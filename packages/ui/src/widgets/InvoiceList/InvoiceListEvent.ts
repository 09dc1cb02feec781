/** What the invoice list tells its host. */
export type InvoiceListEvent =
  /** 'Imzala': open the signing dialog with these ids. */
  | { type: 'sign'; faturaIds: string[] }
  /** 'Yeni Fatura Oluştur' or the key `n`. */
  | { type: 'create' }
  /** 'Düzenle' of a row: open the form in edit mode. */
  | { type: 'edit'; faturaId: string }
  /** 'Kopyala' of a row: open the form in copy mode. */
  | { type: 'copy'; faturaId: string }
  /** An invoice was deleted. */
  | { type: 'deleted'; faturaId: string };
