import type { components } from '@kalem/openapi';

/** Which document of an invoice. */
export type Dosya = components['schemas']['LinkRequest']['dosya'];
