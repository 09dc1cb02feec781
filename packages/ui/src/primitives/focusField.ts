/** Brings a field of a form before the reader by its `name`, a wire path. False when there is none. */
export function focusField(form: ParentNode, path: string): boolean {
  const field = form.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
  if (!field) return false;
  const target = field.closest('.kalem-field')?.querySelector<HTMLElement>('button.kalem-select') ?? field;
  target.focus();
  target.scrollIntoView({ block: 'center' });
  return true;
}
