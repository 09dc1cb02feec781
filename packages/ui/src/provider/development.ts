const said = new Set<string>();

/** Tells the host's developer once, on the console; a built page for people says nothing. */
export function sayOnce(text: string): void {
  if (!isDevelopment() || said.has(text)) return;
  said.add(text);
  console.warn(`Kalem: ${text}`);
}

/** Bundlers write the answer in; a page without one, whose `process` is not there, counts as built. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
