import { readdirSync, readFileSync } from 'node:fs';

const head = `@kalem/ui carries files of the packages below in dist/vendor and dist/browser, under the licences that follow.

They are changed: their texts are cut to Turkish and English, React's own useSyncExternalStore takes the place of its shim, and no
style is put into the page on iOS.
`;

/** The NOTICE of a build: all packages that these node_modules files come from, by licence. */
export function noticeOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  const byLicence = new Map<string, string[]>();
  for (const folder of [...folders].sort()) {
    const licence = licenceOf(folder);
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), folder]);
  }
  const parts = [...byLicence].map(([licence, carried]) => `${carried.map(titleOf).join('\n')}\n\n${licence.trim()}\n`);
  return [head, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

function licenceOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!file) throw new Error(`${folder} travels inside of @kalem/ui and has no licence file.`);
  return readFileSync(`${folder}/${file}`, 'utf8');
}

function titleOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    string,
    string
  >;
  if (!license) throw new Error(`${folder} travels inside of @kalem/ui and names no licence.`);
  return `${name} ${version} (${license})`;
}
