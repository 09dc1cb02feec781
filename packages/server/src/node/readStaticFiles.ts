import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Returns a file of the built app. Undefined for a path without a file. */
export type StaticFiles = (path: string, request: Request) => Response | undefined;

interface Options {
  /** The host for admin mode, written into the app's page (ADM-01). */
  readonly adminHost?: string | undefined;
}

/**
 * Reads the built app into memory, plain and compressed. So no path can reach a file outside of it. The build writes
 * the Brotli form of scripts and styles beside them, and Vite's manifest in `.vite`.
 */
export function readStaticFiles(folder: string, { adminHost = '' }: Options = {}): StaticFiles {
  const files = new Map(
    filesIn(folder).flatMap((path) => {
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      if (name.startsWith('/.vite/') || name.endsWith('.br')) return [];
      const bytes = readFileSync(path);
      return [[name, readStatic(folder, path, name === '/index.html' ? withAdminHost(bytes, adminHost) : bytes)]];
    }),
  );
  return (path, request) => {
    const file = files.get(path);
    return file && answer(file, request);
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  );
}

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The compressed forms by the name of their encoding, the smallest first. */
  readonly compressed: readonly (readonly [encoding: string, bytes: Uint8Array<ArrayBuffer>])[];
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt']);

/** Writes the host of admin mode into the page, so that the app needs no request for it. */
function withAdminHost(page: Buffer, adminHost: string): Buffer {
  return Buffer.from(page.toString().replace(/(<meta name="admin-host" content=")[^"]*/, `$1${adminHost}`));
}

function readStatic(folder: string, path: string, content: Buffer): StaticFile {
  const bytes = Uint8Array.from(content);
  const extension = extname(path);
  // File names in assets/ contain a hash of the content.
  const cacheControl = relative(folder, path).startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const brotli = `${path}.br`;
  return {
    type: types[extension] ?? 'application/octet-stream',
    // Weak, because the compressed forms have other bytes.
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cacheControl,
    bytes,
    compressed: compressible.has(extension)
      ? [
          ...(existsSync(brotli) ? [['br', Uint8Array.from(readFileSync(brotli))] as const] : []),
          ['gzip', Uint8Array.from(gzipSync(bytes))],
        ]
      : [],
  };
}

function answer({ type, etag, cacheControl, bytes, compressed }: StaticFile, { method, headers }: Request): Response {
  const common = { 'Content-Type': type, ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
  if (listOf(headers.get('if-none-match')).includes(etag)) return new Response(null, { status: 304, headers: common });
  const accepted = listOf(headers.get('accept-encoding')?.toLowerCase())
    .map((range) => range.split(/\s*;\s*q=/))
    .filter(([, weight]) => Number(weight ?? 1) > 0)
    .map(([name]) => name);
  const [encoding, body] = compressed.find(([name]) => accepted.includes(name)) ?? [undefined, bytes];
  return new Response(method === 'HEAD' ? null : body, {
    headers: encoding ? { ...common, 'Content-Encoding': encoding } : common,
  });
}

function listOf(header: string | null | undefined): string[] {
  return (header ?? '').split(',').map((part) => part.trim());
}
