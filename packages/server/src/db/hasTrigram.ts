/** Whether the index of trigrams helps to find a folded text. Letters that some databases do not take for letters do not count. */
export function hasTrigram(text: string): boolean {
  return /[a-z0-9]{3}/.test(text);
}
