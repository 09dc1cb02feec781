import type { Dosya } from './Dosya';

/** Name of a document in its address; `key` is the ETTN, or the id while there is none. Source: API-91, API-92, API-93. */
export function fileName(key: string, dosya: Dosya): string {
  return dosya === 'zip' ? 'fatura.zip' : `${key}_f.${dosya}`;
}
