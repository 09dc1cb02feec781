import { type DescribedInvoice, documentStyle, renderSheet } from '@kalem/domain/document';
import { paintJpeg } from './JpegPicture';

/** How wide the document's sheet is on a screen. */
export const SHEET_WIDTH = 860;

/**
 * What the page around gives way to: nothing of it comes in but the colours of the row at work. Phones have the
 * document's own narrow form.
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
 * An invoice as its document shows it, drawn into a shadow root: the page's styles stay out and the document's stay in.
 * A strict policy of the page holds: styles are constructed, pictures are drawn on canvases. Where it names those of
 * Trusted Types, ours is `kalem`.
 */
export class Paper {
  readonly #document: Document;
  readonly #pane: HTMLElement;
  /** Logo and signature, by what they are and show, so that typing does not decode them again. */
  readonly #pictures = new Map<string, HTMLCanvasElement>();

  constructor(host: HTMLElement) {
    this.#document = host.ownerDocument;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [documentStyle, paneStyle].map(constructStyle);
    this.#pane = this.#document.createElement('div');
    this.#pane.className = 'pane';
    root.replaceChildren(this.#pane);
  }

  /** Shows the invoice; `current` is the position of the line that is being typed. */
  draw(described: DescribedInvoice, current: number): void {
    // A parsed document loads nothing.
    const parsed = new DOMParser().parseFromString(trusted(renderSheet(described)), 'text/html');
    const main = parsed.body.firstElementChild;
    if (!main) return;
    // The page around has a main part of its own.
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

  /** An image of a data address would need `img-src data:`; a canvas needs nothing. */
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

/** A document's markup, as a page takes it that asks for Trusted Types: it was escaped when it was made. */
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
