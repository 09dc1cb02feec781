import type { KalemClient } from '@kalem/sdk';
import type { Theme } from '../provider/theme';
import type { KalemStorage } from '../provider/storage';
import type { HostMessages, Locale } from '../provider/texts';
import { attributesOf, kebab, type PropKinds, readAttribute } from './ElementProps';

/** Returns the access token to send, null while no user is signed in, as `auth` of `createClient` does. */
export type GetAccessToken = (request: {
  reason: 'first' | 'refused';
  signal: AbortSignal;
}) => string | null | Promise<string | null>;

/** Settings of all our elements. A widget inside a `<kalem-provider>` takes them from there. */
const settingKinds = {
  baseUrl: 'string',
  tokenUrl: 'string',
  companyId: 'string',
  userKey: 'string',
  locale: 'string',
  colorScheme: 'string',
  density: 'string',
  theme: 'json',
  messages: 'json',
  shortcuts: 'boolean',
  client: 'property',
  getAccessToken: 'property',
  fetch: 'property',
  clock: 'property',
  storage: 'property',
} as const satisfies PropKinds;

/** A server has no HTMLElement. The fallback lets a page that is rendered there import this module. */
const PageElement = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** Attributes and properties of an element. The last one set wins. Changes in the same turn are rendered together. */
export abstract class KalemElement extends PageElement {
  /** `base-url`: the address of the API, for example `/kalem-api`. The element creates a client for it. */
  declare baseUrl: string | undefined;
  /** `token-url`: the address at which the page's own server returns the access token of the signed-in user. */
  declare tokenUrl: string | undefined;
  /** `company-id`: the company of the widgets. */
  declare companyId: string | undefined;
  /** `user-key`: identifies the signed-in user by any text that never changes. A new value empties all caches. */
  declare userKey: string | undefined;
  /** `locale`: `tr` (default) or `en`. */
  declare locale: Locale | undefined;
  /** `color-scheme`: `light`, `dark` or `system`. Overrides `theme`. */
  declare colorScheme: Theme['scheme'];
  /** `density`: `comfortable` or `compact`. Overrides `theme`. */
  declare density: Theme['density'];
  /** `theme`, as JSON: see `createTheme`. */
  declare theme: Theme | undefined;
  /** `messages`, as JSON: the page's texts by permanent key. */
  declare messages: HostMessages | undefined;
  /** `shortcuts="false"` turns single-key shortcuts off. */
  declare shortcuts: boolean | undefined;
  /** A client of `createClient`, instead of `baseUrl`. */
  declare client: KalemClient | undefined;
  /** Returns the access token, instead of `tokenUrl`. */
  declare getAccessToken: GetAccessToken | undefined;
  /** Sends the calls of the client that the element creates. Default: the browser's `fetch`. */
  declare fetch: ((request: Request) => Promise<Response>) | undefined;
  /** Returns the current time. Default: the device's clock. */
  declare clock: (() => Date) | undefined;
  /** Stores drafts and chosen columns. Default: the browser's localStorage. */
  declare storage: KalemStorage | undefined;

  /** The element's own properties, without the settings. */
  protected abstract readonly own: PropKinds;
  readonly #values = new Map<string, unknown>();

  /** Called after a property changed. */
  protected abstract changed(): void;

  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.changed();
  }

  attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
    const entry = Object.entries({ ...settingKinds, ...this.own }).find(([name]) => kebab(name) === attribute);
    if (!entry) return;
    const [name, kind] = entry;
    try {
      this.put(name, readAttribute(kind, text));
    } catch (error) {
      console.error(`<${this.localName}>: the attribute ${attribute} is no JSON.`, error);
    }
  }

  get(name: string): unknown {
    return this.#values.get(name);
  }

  put(name: string, value: unknown): void {
    if (Object.is(this.#values.get(name), value)) return;
    this.#values.set(name, value);
    if (this.isConnected) this.changed();
  }

  /**
   * Moves properties that were set before the class was defined. They are own properties of the element and hide the
   * accessors.
   */
  #takeEarlyProperties(): void {
    for (const name of Object.keys({ ...settingKinds, ...this.own })) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.put(name, value);
    }
  }
}

/** Defines the accessors of a class. Returns the attributes to observe. */
export function defineProps(prototype: KalemElement, own: PropKinds): string[] {
  const kinds: PropKinds = { ...settingKinds, ...own };
  for (const name of Object.keys(kinds)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: KalemElement) {
        return this.get(name);
      },
      set(this: KalemElement, value: unknown) {
        this.put(name, value);
      },
    });
  }
  return attributesOf(kinds);
}
