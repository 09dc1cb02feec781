import type { KalemClient } from '@kalem/sdk';
import { saveFile, saveLink } from './saveFile';

/** How many invoices of a ZIP are here. */
export interface BundleProgress {
  done: number;
  total: number;
}

interface BundleOptions {
  client: KalemClient;
  companyId: string;
  faturaIds: readonly string[];
  signal: AbortSignal;
  onProgress: (progress: BundleProgress) => void;
}

/**
 * Saves the documents of several invoices as one faturalar.zip (LST-16). The server makes it while it is read, so that
 * what has come tells how far it is. On an iPhone, where addresses of blobs save nothing, the signed link opens in the
 * same tab instead (LST-15).
 */
export async function saveBundle({ client, companyId, faturaIds, signal, onProgress }: BundleOptions): Promise<void> {
  const query = { companyId };
  const { data: bundle } = await client.POST('/belgeler', {
    params: { query },
    body: { faturaIds: [...faturaIds] },
    signal,
  });
  if (isApplePhone()) return saveLink(client.addressOf(bundle.url), 'faturalar.zip');
  const total = new Set(faturaIds).size;
  onProgress({ done: 0, total });
  const { data } = await client.GET('/belgeler/{id}', {
    params: { path: { id: bundle.id }, query },
    parseAs: 'stream',
    signal,
  });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const count = countFiles();
  const reader = data?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    signal.throwIfAborted();
    parts.push(read.value);
    onProgress({ done: Math.floor((count(read.value) / bundle.dosyaSayisi) * total), total });
  }
  signal.throwIfAborted();
  saveFile(new Blob(parts, { type: 'application/zip' }), 'faturalar.zip');
}

function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** What stands before each file of a ZIP: 'PK', 3, 4. */
const head = [0x50, 0x4b, 0x03, 0x04];

/** Counts the files of a ZIP as its bytes come; a head may lie across two pieces. */
function countFiles(): (bytes: Uint8Array) => number {
  let files = 0;
  let matched = 0;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte !== head[matched]) matched = byte === head[0] ? 1 : 0;
      else matched += 1;
      if (matched < head.length) continue;
      files += 1;
      matched = 0;
    }
    return files;
  };
}
