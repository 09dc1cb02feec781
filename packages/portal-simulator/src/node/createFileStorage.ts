import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PortalStorage } from '../store';

/**
 * Stores the portal's data in one file. Safe against kill and power loss: an incomplete write never replaces the old
 * file.
 */
export function createFileStorage(path: string): PortalStorage {
  return {
    async load() {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async save(text) {
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.new`;
      await writeDurably(draft, text);
      await rename(draft, path);
      await syncFolder(dirname(path));
    },
  };
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the rename durable. Windows cannot open folders and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
