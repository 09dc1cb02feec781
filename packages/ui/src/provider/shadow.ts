/** The shadow roots of our custom elements in the page; none where there are only React's widgets. */
export const shadowRoots = new Set<ShadowRoot>();

/** What matches in the page and in our shadow roots, into which the page's own search does not look. */
export function searchAll(selector: string): HTMLElement[] {
  return [document, ...shadowRoots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/** Where the focus is: for an element in a shadow root, the page itself only names the host. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The target of an event, for listeners outside of its shadow root. */
export function originOf(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target;
}
