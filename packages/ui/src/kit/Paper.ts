import { type DescribedInvoice, documentStyle, renderSheet } from '@kalem/domain/document';
import { paintJpeg } from './JpegPicture';

/** Width of the document in px on a screen. */
export const SHEET_WIDTH = 860;

/**
 * Overrides for the preview. From the page it takes only the colours of the current row. Phones use the document's own
 * narrow layout.
 */
const paneStyle = `
:host { display: block; }
.pane { all: initial; display: block; }
.sheet { max-width: none; margin: 0; box-shadow: none; }
.logo[hidden], .signature canvas[hidden] { display: none; }
.signature canvas { display: block; max-width: 200px; max-height: 88px; margin-bottom: 4px; }
.lines tr[data-current] > td { background: #fff4d6; }
@media (min-width: 641px) {
  .pane { width: ${SHEET_WIDTH}px; }
  .sheet { min-height: ${Math.round(SHEET_WIDTH * Math.SQRT2)}px; }
}
`;

/**
 * Renders an invoice as its document, in a shadow root, so that the styles of page and document do not mix. Works under
 * a strict CSP: constructed stylesheets, pictures on canvases. With Trusted Types our policy is `kalem`.
 */
export class Paper {
  readonly #document: Document;
  readonly #pane: HTMLElement;
  /** Decoded logo and signature by role and data, so that typing does not decode them again. */
  readonly #pictures = new Map<string, HTMLCanvasElement>();

  constructor(host: HTMLElement) {
    this.#document = host.ownerDocument;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [documentStyle, paneStyle].map(constructStyle);
    this.#pane = this.#document.createElement('div');
    this.#pane.className = 'pane';
    root.replaceChildren(this.#pane);
  }

  /** Renders the invoice. `current` is the index of the line being edited. */
  draw(described: DescribedInvoice, current: number): void {
    // A document of DOMParser loads no resources.
    const parsed = new DOMParser().parseFromString(trusted(renderSheet(described)), 'text/html');
    const main = parsed.body.firstElementChild;
    if (!main) return;
    // The page has its own <main>.
    const sheet = parsed.createElement('article');
    for (const { name, value } of main.attributes) sheet.setAttribute(name, value);
    sheet.append(...main.childNodes);
    sheet.querySelectorAll('.lines tbody > tr')[current]?.setAttribute('data-current', '');
    const pictures = [...sheet.querySelectorAll('img')].map((image) => {
      const place = parsed.createElement('span');
      image.replaceWith(place);
      return { image, place };
    });
    this.#pane.replaceChildren(sheet);
    for (const { image, place } of pictures) place.replaceWith(this.#pictureOf(image));
  }

  zoom(factor: number): void {
    this.#pane.style.setProperty('zoom', String(factor));
  }

  /** An <img> with a data URL would need `img-src data:`; a canvas does not. */
  #pictureOf(image: HTMLImageElement): HTMLCanvasElement {
    const url = image.getAttribute('src') ?? '';
    const key = `${image.alt} ${url}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const canvas = this.#document.createElement('canvas');
    canvas.className = image.className;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', image.alt);
    canvas.hidden = true;
    this.#pictures.set(key, canvas);
    void paintJpeg(canvas, url);
    return canvas;
  }
}

interface TrustedTypes {
  createPolicy(name: string, rules: Pick<MarkupPolicy, 'createHTML'>): MarkupPolicy;
}

interface MarkupPolicy {
  createHTML(markup: string): string;
}

let policy: MarkupPolicy | undefined;

/** Trusts the document's markup under Trusted Types. `renderSheet` has already escaped it. */
function trusted(markup: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('kalem', { createHTML: (escaped) => escaped });
  return policy ? policy.createHTML(markup) : markup;
}

function constructStyle(text: string): CSSStyleSheet {
  const style = new CSSStyleSheet();
  style.replaceSync(text);
  return style;
}
