/** The shadow roots of our custom elements in the page. Empty when the page uses only React widgets. */
export const shadowRoots = new Set<ShadowRoot>();

/** Finds elements in the page and in our shadow roots. `document.querySelectorAll` does not search shadow roots. */
export function searchAll(selector: string): HTMLElement[] {
  return [document, ...shadowRoots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/** Returns the focused element. `document.activeElement` returns only the host of a shadow root. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Returns the focused text field. */
export function focusedTextField(): HTMLInputElement | HTMLTextAreaElement | undefined {
  const element = focusedElement();
  if (element instanceof HTMLTextAreaElement) return element;
  const isText = element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio';
  return isText ? element : undefined;
}

/** The real target of an event, for listeners outside its shadow root. */
export function originOf(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target;
}
