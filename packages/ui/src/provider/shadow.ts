/** The shadow roots of our custom elements that stand in the page; none where there are only React's widgets. */
export const shadowRoots = new Set<ShadowRoot>();

/** What matches in the page and in our shadow roots, into which the page's own search does not look. */
export function searchAll(selector: string): HTMLElement[] {
  return [document, ...shadowRoots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/** Where the focus is; of what stands in a shadow root the page itself names the host alone. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** What an event began at, for those who hear it outside of a shadow root. */
export function originOf(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target;
}
