import type { components } from '@kalem/openapi';

export type { Seller } from '@kalem/domain/document';

export type Invoice = components['schemas']['Invoice'];
export type Line = components['schemas']['Line'];

/** Which document of an invoice. */
export type Dosya = components['schemas']['LinkRequest']['dosya'];
