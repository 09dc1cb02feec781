import { readFileSync } from 'node:fs';
import type { Invoice, Line } from '../DocumentSource';
import { sampleInvoice } from './sampleInvoice';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly input: Partial<Invoice> & { readonly paraBirimi: string; readonly malHizmetler: readonly Line[] };
}

const file = new URL('../../../../domain/vectors/public.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };

/** Every invoice of the computation vectors, calculated, as [id, name, invoice]. */
export const vectorInvoices: readonly (readonly [id: string, name: string, invoice: Invoice])[] = vectors
  .filter(({ kind }) => kind === 'invoice')
  .map(({ id, name, input: { malHizmetler, paraBirimi, ...fields } }) => [
    id,
    name,
    sampleInvoice(malHizmetler, { ...fields, paraBirim: paraBirimi }),
  ]);
