import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** GİB's schema and schematron with their checker. They are not in the repository (ubl-tr 1). */
export interface OfficialCheck {
  /** The findings in several documents, one list for each. */
  schemaFindings(xmls: readonly string[]): Promise<string[][]>;
  schematronFindings(xml: string): { rule: string; assert: number; message: string }[];
}

const root = new URL('../../../../../', import.meta.url);
const folder = process.env['KALEM_OFFICIAL'] ?? fileURLToPath(new URL('../shared/official', root));

/** The reason for skipping the checks. Undefined when the files exist. */
export const skipped = existsSync(`${folder}/check.mjs`) ? undefined : `skipped: no official files at ${folder}`;

export async function loadOfficial(): Promise<OfficialCheck> {
  process.env['NODE_PACKAGES_FROM'] = fileURLToPath(new URL('package.json', root));
  return (await import(/* @vite-ignore */ pathToFileURL(`${folder}/check.mjs`).href)) as OfficialCheck;
}
