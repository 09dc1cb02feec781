import { limits } from '../limits';

const types: ReadonlySet<string> = new Set(limits.imageTypes);

/** Whether a logo or signature may be sent: a JPEG smaller than 4 MB (`type` as files tell it, `size` in bytes). Source: IMG-04, NUM-11. */
export function isImageAllowed({ type, size }: { readonly type: string; readonly size: number }): boolean {
  return types.has(type) && size < limits.imageBytes;
}
