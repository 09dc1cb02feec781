import type { components } from '@kalem/openapi';

export type { Seller } from '@kalem/domain/document';

export type Invoice = components['schemas']['Invoice'];
export type Line = components['schemas']['Line'];

/** The kind of document. */
export type Dosya = components['schemas']['LinkRequest']['dosya'];
