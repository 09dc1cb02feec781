interface DatedEntry {
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** The entries of a list that hold on a day, YYYY-MM-DD; the first and the last day belong to it. */
export function offeredOn<Entry extends DatedEntry>(entries: readonly Entry[], date: string): readonly Entry[] {
  return entries.filter(({ validFrom = '', validUntil = '9999-12-31' }) => validFrom <= date && date <= validUntil);
}
