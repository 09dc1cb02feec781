import type { InvoiceDraft, Line } from './InvoiceDraft';

/**
 * A draft as the call takes it: fields of lines in which nothing was typed are left out, and so is an empty rate, whose place
 * on the wire is for decimals only.
 */
export function toWireDraft(draft: InvoiceDraft): InvoiceDraft {
  const { dovizKur, iskonto, ...rest } = draft;
  return {
    ...rest,
    ...(dovizKur && { dovizKur }),
    ...(iskonto && { iskonto }),
    malHizmetler: draft.malHizmetler.map(withoutEmptyFields),
  };
}

function withoutEmptyFields(line: Line): Line {
  return Object.fromEntries(
    Object.entries(line).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  );
}
