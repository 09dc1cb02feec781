import { useEffect } from 'react';
import styles from '@kalem/ui/styles.css?inline';

/** What the toolbar calls the pages of `e2e/embedded/hosts.mjs`. */
const names: Readonly<Record<string, string>> = {
  bootstrap: 'Bootstrap 5',
  tailwind3: 'Tailwind 3 preflight',
  tailwind4: 'Tailwind 4 preflight',
  unset: '* { all: unset }',
};

/** The style sheet of the host that the toolbar names; undefined for a page that has none. */
export async function hostStyleOf(host: string): Promise<string | undefined> {
  const name = names[host];
  if (name === undefined) return undefined;
  const { hostStyles } = await import('virtual:host-styles');
  const style = hostStyles[name];
  if (style === undefined) throw new Error(`e2e/embedded/hosts.mjs has no page '${name}'.`);
  return style;
}

/** While it is shown, the page has the host's styles, and ours as a host has them: in no layer. */
export function useHostStyle(host: string | undefined): void {
  useEffect(() => {
    if (host === undefined) return undefined;
    const added = [host, notShown, styles].map((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
      return style;
    });
    return () => added.forEach((style) => style.remove());
  }, [host]);
}

/** A host that unsets everything shows the page's own scripts too, Storybook's among them. */
const notShown = 'head, script, style, template, [hidden] { display: none }';
