import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Returns a file of the built app. Undefined for a path without a file. */
export type StaticFiles = (path: string, request: Request) => Response | undefined;

interface Options {
  /** The host for admin mode, written into the app's page (ADM-01). */
  readonly adminHost?: string | undefined;
}

/** Reads the built app into memory, plain and compressed. So no path can reach a file outside of it. */
export function readStaticFiles(folder: string, { adminHost = '' }: Options = {}): StaticFiles {
  const files = new Map(
    filesIn(folder).map((path) => {
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      const bytes = readFileSync(path);
      return [name, readStatic(folder, path, name === '/index.html' ? withAdminHost(bytes, adminHost) : bytes)];
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
  readonly gzipped: Uint8Array<ArrayBuffer> | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressed = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt']);

/** Writes the host of admin mode into the page, so that the app needs no request for it. */
function withAdminHost(page: Buffer, adminHost: string): Buffer {
  return Buffer.from(page.toString().replace(/(<meta name="admin-host" content=")[^"]*/, `$1${adminHost}`));
}

function readStatic(folder: string, path: string, content: Buffer): StaticFile {
  const bytes = Uint8Array.from(content);
  const extension = extname(path);
  // File names in assets/ contain a hash of the content.
  const cacheControl = relative(folder, path).startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cacheControl,
    bytes,
    gzipped: compressed.has(extension) ? Uint8Array.from(gzipSync(bytes)) : undefined,
  };
}

function answer({ type, etag, cacheControl, bytes, gzipped }: StaticFile, { method, headers }: Request): Response {
  const common = { 'Content-Type': type, ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: common });
  const body = method === 'HEAD' ? null : bytes;
  if (!gzipped || !/\bgzip\b/.test(headers.get('accept-encoding') ?? ''))
    return new Response(body, { headers: common });
  return new Response(method === 'HEAD' ? null : gzipped, { headers: { ...common, 'Content-Encoding': 'gzip' } });
}
