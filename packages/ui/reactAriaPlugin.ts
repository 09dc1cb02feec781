import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const languages = /\/(tr-TR|en-US)\.mjs$/;

/**
 * Adapts the bundled React Aria. Texts in thirty languages are cut to ours. Calendars are cut to the Gregorian one (4
 * KB gz). Its shim for old React versions becomes React's own hook. It also obeys a strict CSP: no <style> is added on
 * iOS (the rule is in Dialog.css; for other systems see `usePressableMark`), and visually hidden elements have our
 * class instead of a style attribute on the server.
 */
export const reactAriaPlugin: Plugin = {
  name: 'react-aria',
  setup(build) {
    build.onResolve({ filter: /\/intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/ }, ({ path }) =>
      languages.test(path) ? undefined : { path, namespace: 'unspoken' },
    );
    build.onLoad({ filter: /.*/, namespace: 'unspoken' }, () => ({ contents: 'export default {};' }));
    build.onLoad({ filter: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ }, () => ({
      contents: `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
        export const createCalendar = () => new GregorianCalendar();`,
    }));
    build.onResolve({ filter: /^use-sync-external-store\/shim/ }, ({ path }) => ({ path, namespace: 'react-hook' }));
    build.onLoad({ filter: /.*/, namespace: 'react-hook' }, () => ({
      contents: "export { useSyncExternalStore } from 'react';",
      resolveDir: import.meta.dirname,
    }));
    build.onResolve({ filter: /^client-only$/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }));
    const change = (file: RegExp, from: string, to: string, head = '') =>
      build.onLoad({ filter: file }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (!source.includes(from)) throw new Error(`React Aria does this in another way now: look at ${path}.`);
        return { contents: `${head}${source.replace(from, to)}` };
      });
    // React Aria searches descriptions and titles only in the document, so in a shadow root it would drop them.
    change(
      /\/utils\/useId\.mjs$/,
      'document.getElementById(id) ?',
      'searchAll(`#${CSS.escape(id)}`).length ?',
      `import { searchAll } from ${JSON.stringify(`${import.meta.dirname}/src/provider/shadow.ts`)};`,
    );
    change(/\/overlays\/usePreventScroll\.mjs$/, 'document.head.prepend(style);', '');
    // React Aria does not see a <slot> as an ancestor of its slotted content, and would make it inert.
    change(
      /\/overlays\/ariaHideOutside\.mjs$/,
      'let acceptNode = (node)=>{',
      "let acceptNode = (node)=>{ if (node.localName === 'slot') return NodeFilter.FILTER_SKIP;",
    );
    // The bottom of the window has to be in the pixels of the container, as its top is. Without this a popover of a
    // custom element, or in a positioned <body>, loses as much height as the page is scrolled.
    change(
      /\/overlays\/calculatePosition\.mjs$/,
      '(visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? 0))',
      '(visualViewport?.offsetTop ?? 0) + (visualViewport?.height ?? 0) + boundaryToContainerTransformOffset)',
    );
    change(
      /\/private\/visually-hidden\/VisuallyHidden\.mjs$/,
      'style: combinedStyles',
      "className: isFocused ? undefined : 'kalem-hidden', style",
    );
  },
};
