/** Brings a field of a form before the reader by its `name`, a wire path; an entry of a list without a field of its own leads to the list's. False when there is none. */
export function focusField(form: ParentNode, path: string): boolean {
  const find = (name: string) => form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const field = find(path) ?? find(path.replace(/\[\d+\]$/, ''));
  if (!field) return false;
  const target = field.closest('.kalem-field')?.querySelector<HTMLElement>('button.kalem-select') ?? field;
  target.focus();
  target.scrollIntoView({ block: 'center' });
  return true;
}
