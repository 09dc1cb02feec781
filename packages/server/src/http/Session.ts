import type { components } from '@kalem/openapi';

export type Permissions = components['schemas']['Permissions'];

/** The signed-in user of a call. */
export interface SessionUser {
  readonly id: string;
  readonly admin: boolean;
}

/** The caller's membership in the company that `companyId` names. */
export interface Member {
  readonly companyId: string;
  readonly owner: boolean;
  readonly permissions: Permissions;
  /** What decides whether the company may work (PAY-01). */
  readonly licence: { readonly createdAt: Date; readonly paidAt: Date | null; readonly demoDuration: number };
}
