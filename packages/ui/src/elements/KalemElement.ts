import type { KalemClient } from '@kalem/sdk';
import type { Theme } from '../provider/theme';
import type { KalemStorage } from '../provider/storage';
import type { Locale } from '../provider/texts';
import { attributesOf, kebab, type PropKinds, readAttribute } from './ElementProps';

/** Returns the access token to send, null while no user is signed in, as `auth` of `createClient` does. */
export type GetAccessToken = (request: {
  reason: 'first' | 'refused';
  signal: AbortSignal;
}) => string | null | Promise<string | null>;

/** What all our elements have: the settings of `<kalem-provider>`, which a widget outside of one takes itself. */
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

/** On a server there are no elements, and a page that is rendered there may import this all the same. */
const PageElement = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** Attributes and properties; the one set last counts, and changes made in one turn are shown together. */
export abstract class KalemElement extends PageElement {
  /** `base-url`: where the API is, for example `/kalem-api`; the element makes a client of it. */
  declare baseUrl: string | undefined;
  /** `token-url`: where the page's own server answers the access token of the signed-in user. */
  declare tokenUrl: string | undefined;
  /** `company-id`: the company that it works for. */
  declare companyId: string | undefined;
  /** `user-key`: who is signed in, as any text that never changes; another one starts afresh. */
  declare userKey: string | undefined;
  /** `locale`: `tr` (default) or `en`. */
  declare locale: Locale | undefined;
  /** `color-scheme`: `light`, `dark` or `system`, before what `theme` says. */
  declare colorScheme: Theme['scheme'];
  /** `density`: `comfortable` or `compact`, before what `theme` says. */
  declare density: Theme['density'];
  /** `theme`, as JSON: see `createTheme`. */
  declare theme: Theme | undefined;
  /** `messages`, as JSON: own texts by stable key. */
  declare messages: Readonly<Record<string, string>> | undefined;
  /** `shortcuts="false"` switches single keys off. */
  declare shortcuts: boolean | undefined;
  /** Made by `createClient`, instead of `baseUrl`. */
  declare client: KalemClient | undefined;
  /** Answers the access token, instead of `tokenUrl`. */
  declare getAccessToken: GetAccessToken | undefined;
  /** Sends the requests of the client that the element makes; default the browser's own. */
  declare fetch: ((request: Request) => Promise<Response>) | undefined;
  /** The time; default the device's. */
  declare clock: (() => Date) | undefined;
  /** Where drafts and chosen columns are kept; default the browser's localStorage. */
  declare storage: KalemStorage | undefined;

  /** Its own properties, without those of every element. */
  protected abstract readonly own: PropKinds;
  readonly #values = new Map<string, unknown>();

  /** Something of it is another now. */
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

  /** What was set before this element had a class lies on it as a value of its own, and hides the property. */
  #takeEarlyProperties(): void {
    for (const name of Object.keys({ ...settingKinds, ...this.own })) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.put(name, value);
    }
  }
}

/** Defines a class's properties; answers the attributes that it observes. */
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
