import { toWireDraft, type InvoiceDraft } from '@kalem/domain';

const decimal = /^\d+(?:\.\d+)?$/;

/** Whether two drafts say the same, however their decimals and empty fields are written; ids of lines do not count. */
export function isSameInvoice(left: InvoiceDraft, right: InvoiceDraft): boolean {
  return canonical(toWireDraft(left)) === canonical(toWireDraft(right));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (key === 'id' || isEmpty(part)) return undefined;
    if (typeof part === 'string')
      return decimal.test(part) && part.includes('.') ? part.replace(/\.?0+$/, '') : part.trim();
    return isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part;
  });
}

/** What is not said, in any of its writings. */
function isEmpty(part: unknown): boolean {
  return part === '' || part === '0' || part === null || (Array.isArray(part) && part.length === 0);
}

function isRecord(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}
