import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * Code, tests, stories and documents cite the rules that they follow, and a reader must find them in docs/. Spellings:
 *
 *   fiscal-rules 4, portal-protocol 2.4, ubl-tr 4       a section, which is a numbered heading of that document
 *   fiscal-rules 2, 4 to 7 and 12                       several of them
 *   section 6 in a document with numbered headings      of that document itself
 *   CAL-12, A-03, OC-81, ATK-01                         a row of docs/requirements.md or docs/security.md
 *   PUB-003                                             a vector of packages/domain
 *   docs/glossary.md                                    a document, from the root, from the citing file or in docs/
 *   `invoices/save.ts` in a document                    a source file, from any folder above it
 */

const NUMBER = String.raw`\d+(?:\.\d+)*`;
const SECTIONS = `${NUMBER}(?:(?:, *| +and +| +to +| +or +|–)${NUMBER})*`;
const CITATION = new RegExp(
  [
    String.raw`(?<![\w/.-])(?:docs/)?(?<document>[Ff]iscal-rules|[Uu]bl-tr|[Pp]ortal-protocol)(?![\w-])(?:\.md)?(?:,? +(?<sections>${SECTIONS}))?`,
    `\\b[Ss]ections? +(?<own>${SECTIONS})`,
    String.raw`(?<![\w-])(?!UTF|CRC)(?<id>(?:[A-Z]{3,4}|OC|A)-\d{2}|PUB-\d{3})(?![\w-])`,
    String.raw`(?<file>[\w./-]*\w\.md)\b`,
    '`(?<source>[\\w./-]+\\.(?:tsx?|mjs))`',
  ].join('|'),
  'g',
);

const PLACES = ['openapi', 'packages', 'e2e', 'bench', 'scripts', 'docs', '.storybook', '.changeset'];
const SKIPPED = ['node_modules', 'dist', 'generated', 'storybook-static', 'citations.test.ts'];
const READ = /\.(?:[cm]?[jt]sx?|css|mdx?|ya?ml)$/;

const DOCUMENTS = ['fiscal-rules', 'portal-protocol', 'ubl-tr'];
const sectionsOf = new Map(
  DOCUMENTS.map((name) => [name, matches(readFileSync(`docs/${name}.md`, 'utf8'), /^#{2,4} (\d+(?:\.\d+)*)\.? /gm)]),
);
const rows = matches(
  readFileSync('docs/requirements.md', 'utf8') + readFileSync('docs/security.md', 'utf8'),
  /^\| ((?:[A-Z]{3,4}|OC|A)-\d{2}) \|/gm,
);
const sources = PLACES.flatMap((place) => filesOf(place, /\.(?:tsx?|mjs)$/));
const vectors = filesOf('packages/domain', /\.json$/).flatMap((file) =>
  matches(readFileSync(file, 'utf8'), /"id": "(PUB-\d{3})"/g),
);

describe('citations', () => {
  it('refer to existing parts of docs/', () => {
    const files = [...PLACES.flatMap((place) => filesOf(place, READ)), 'AGENTS.md', 'README.md'];

    expect(files.flatMap((file) => lostCitations(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['// fiscal-rules 4, 5 and 12, LIN-10, HOOK-01', []],
    ['// fiscal-rules 2 to 7, 9 and 99', ['a.ts:1: fiscal-rules 99']],
    ['/**\n * as the portal does (portal-protocol\n * 2.4, 2.9).\n */', ['a.ts:2: portal-protocol 2.9']],
    ['// ubl-tr 3, ubl-tr 13', ['a.ts:1: ubl-tr 13']],
    ["it('CAL-12 CAL-13 A-03 A-99 OC-81 OC-98', f)", ['a.ts:1: CAL-13', 'a.ts:1: A-99', 'a.ts:1: OC-98']],
    ["it('PUB-003 PUB-999: UTF-16 and CVE-2023-30533', f)", ['a.ts:1: PUB-999']],
    ['// HOOK-98', ['a.ts:1: HOOK-98']],
    ['// see docs/glossary.md, AGENTS.md and glossary.md', []],
    ['\n// see docs/lost.md', ['a.ts:2: docs/lost.md']],
    ['// `lost.ts` in code is its own', []],
  ])('are found: %j', (text, lost) => {
    expect(lostCitations('a.ts', text)).toEqual(lost);
  });

  it('of a document to source files exist', () => {
    expect(
      lostCitations('README.md', 'see `invoices/save.ts`, `packages/server/src/app.ts`, `invoices/lost.ts`'),
    ).toEqual(['README.md:1: invoices/lost.ts']);
  });

  it('of a document to its own sections exist', () => {
    expect(lostCitations('docs/ubl-tr.md', 'section 4, sections 5 and 50')).toEqual(['docs/ubl-tr.md:1: ubl-tr 50']);
  });
});

describe('docs/requirements.md', () => {
  const text = readFileSync('docs/requirements.md', 'utf8');

  it('has each row once, with known layers', () => {
    expect(rows).toEqual([...new Set(rows)]);
    expect(
      matches(text, /^\| [A-Z]{3,4}-\d{2} \| ([^|]*) \|/gm)
        .flatMap((layers) => layers.split(', '))
        .filter((layer) => !['contract', 'sdk', 'domain', 'ui', 'app', 'server'].includes(layer)),
    ).toEqual([]);
  });

  it('names the amendment in every amended row', () => {
    const silent = [...text.matchAll(/^\| (A-\d{2}) \| ([^|]*) \|/gm)].flatMap(([, amendment = '', over = '']) =>
      matches(over, /\b((?:[A-Z]{3,4}|OC)-\d{2})\b/g).filter(
        (id) => !new RegExp(`^\\| ${id} \\|.*${amendment}`, 'm').test(text),
      ),
    );

    expect(silent).toEqual([]);
  });
});

/** The broken citations of a text, as `file:line: citation`. */
function lostCitations(file: string, text: string): string[] {
  const itself = DOCUMENTS.find((name) => file === `docs/${name}.md`);
  // Joins the lines of a comment.
  const joined = text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?/g, (gap) => ' '.repeat(gap.length));

  return [...joined.matchAll(CITATION)].flatMap(({ index, groups = {} }) => {
    const { document, sections, own, id, file: path, source } = groups;
    const at = `${file}:${text.slice(0, index).split('\n').length}:`;

    if (document && sections) return lostSections(document.toLowerCase(), sections).map((lost) => `${at} ${lost}`);
    if (own && itself) return lostSections(itself, own).map((lost) => `${at} ${lost}`);
    if (id && !rows.includes(id) && !vectors.includes(id)) return [`${at} ${id}`];
    if (path && !isThere(file, path)) return [`${at} ${path}`];
    const isLost =
      source && file.endsWith('.md') && !isThere(file, source) && !sources.some((one) => one.endsWith(`/${source}`));
    return isLost ? [`${at} ${source}`] : [];
  });
}

/** The listed sections that are missing in the document; none for a document without numbered headings. */
function lostSections(document: string, list: string): string[] {
  const known = sectionsOf.get(document);
  return known
    ? matches(list, new RegExp(`(${NUMBER})`, 'g'))
        .filter((one) => !known.includes(one))
        .map((one) => `${document} ${one}`)
    : [];
}

function isThere(file: string, path: string): boolean {
  return [path, join(dirname(file), path), join('docs', path)].some((place) => existsSync(place));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function filesOf(place: string, names: RegExp): string[] {
  if (!statSync(place).isDirectory()) return names.test(place) ? [place] : [];
  return readdirSync(place)
    .filter((name) => !SKIPPED.includes(name))
    .flatMap((name) => filesOf(join(place, name), names));
}
