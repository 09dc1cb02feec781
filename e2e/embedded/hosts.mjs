import { readFileSync } from 'node:fs';

/** @typedef {{ name: string, css: string, html?: string }} Host `html` are attributes of <html>. */

/**
 * Styles of pages that have broken our widgets, and other rules for every element. Storybook shows some of them.
 * @type {Host[]}
 */
export const hosts = [
  { name: 'Bootstrap 5', css: read('bootstrap/dist/css/bootstrap.css') },
  { name: 'Tailwind 3 preflight', css: themed(read('tailwindcss-3/src/css/preflight.css')) },
  { name: 'Tailwind 4 preflight', css: `@layer base { ${themed(read('tailwindcss/preflight.css'))} }` },
  { name: '* { all: unset }', css: '* { all: unset }' },
  {
    name: 'bare elements',
    css: `
      * { margin: 3px; letter-spacing: 1px; transition: all 1s }
      *::before, *::after { content: '*'; display: block }
      body { font: italic 700 20px/3 serif; color: red; text-transform: uppercase; text-align: center; word-spacing: 9px;
        white-space: pre; text-indent: 12px; text-shadow: 1px 1px red; cursor: crosshair; tab-size: 3; hyphens: auto }
      div, span, section, header, footer, p, ul, li { padding: 4px; border: 2px dotted red; background: yellow; float: left }
      h1, h2, h3, h4, h5, h6 { font: 40px serif; color: blue; margin: 50px }
      a { color: lime; text-decoration: line-through } a:hover, a:focus { background: lime }
      button, [type='button']:not(:disabled), [role='button'] { padding: 22px; border: 5px solid red; background: red;
        color: yellow; border-radius: 30px; min-width: 200px; text-transform: uppercase; box-shadow: 0 0 9px red }
      button:hover, button:focus, button:active { background: blue; outline: 9px solid blue }
      input, select, textarea, input[type='text']:not([disabled]) { width: 90px; height: 60px; border: 4px solid green;
        padding: 20px; background: pink; box-shadow: inset 0 0 9px green; max-width: 90px }
      input:focus { outline: 9px solid green; background: white } input[type='checkbox'] { appearance: none; width: 50px }
      ::placeholder { color: red; opacity: 0.2; font-style: italic }
      label { display: block; font-weight: 900; color: green; margin: 30px; float: right }
      table, th, td, tr, thead, tbody, col { border: 3px solid blue; padding: 30px; background: blue; border-collapse: collapse }
      svg, path { width: 90px; height: 90px; fill: red; stroke: red; stroke-width: 9px; display: inline; max-width: none }
      progress { height: 60px; background: red } fieldset, legend { border: 9px solid red; padding: 40px }
      ul, ol { list-style: square inside; margin: 40px } dialog { width: 10px } hr, kbd, b, small, mark { font-size: 40px; color: red }`,
  },
  {
    name: 'rules with ids',
    css: `
      #page a { color: lime } #page button { background: red; padding: 40px } #page input { height: 90px; border: 9px solid red }
      #page .content form input[type='text']:not(.plain):focus { background: red } #page * { line-height: 50px; font-size: 30px }`,
  },
  { name: 'html { font-size: 10px }', css: 'html { font-size: 10px } body { font-size: 1rem }' },
  { name: 'right to left', css: 'body { direction: rtl } * { text-align: right }', html: 'dir="rtl"' },
];

/**
 * Vite plugin for `import { hostStyles } from 'virtual:host-styles'`: the style sheets of other pages that these tests
 * use, by name.
 * @returns {import('vite').Plugin}
 */
export function hostStyles() {
  const styles = Object.fromEntries(hosts.map(({ name, css }) => [name, css]));
  return {
    name: 'kalem-host-styles',
    resolveId: (id) => (id === 'virtual:host-styles' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:host-styles' ? `export const hostStyles = ${JSON.stringify(styles)};` : undefined),
  };
}

/** @param {string} path */
function read(path) {
  return readFileSync(`node_modules/${path}`, 'utf8').replace(/\/\*# sourceMappingURL.*?\*\//, '');
}

/**
 * Resolves a preflight for an empty theme: replaces each `theme(…)` call by its fallback.
 * @param {string} css
 */
function themed(css) {
  return css
    .replace(/--theme\(\s*[\w-]+\s*,\s*((?:[^()]|\([^()]*\))*)\)/g, '$1')
    .replace(/theme\('[^']*',\s*((?:[^()]|\([^()]*\))*)\)/g, '$1');
}
