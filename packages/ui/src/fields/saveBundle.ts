import type { KalemClient } from '@kalem/sdk';
import { saveFile, saveLink } from './saveFile';

/** The number of invoices received so far. */
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
 * Downloads the documents of several invoices as one faturalar.zip (LST-16). The server streams it, so the received
 * files give the progress. On iPhones, where blob addresses cannot be saved, the signed link opens in the same tab
 * (LST-15).
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

/** The signature of each file in a ZIP: 'PK', 3, 4. */
const head = [0x50, 0x4b, 0x03, 0x04];

/** Counts the files of a ZIP from its bytes. A signature may be split between two chunks. */
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
