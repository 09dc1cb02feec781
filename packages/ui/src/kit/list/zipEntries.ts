/** The files of an archive. */
export interface ZipEntries {
  /** The decompressed bytes of a file as a stream; undefined if the file does not exist. */
  open: (name: string) => ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
}

/** The server's limit for the decompressed bytes of a workbook. */
const MOST_BYTES = 128 * 1024 * 1024;

/** Reads the central directory of a ZIP (APPNOTE 4.3). Rejects other files, and files that claim to be too large. */
export async function openZip(file: Blob): Promise<ZipEntries> {
  const tail = new DataView(await file.slice(-(END_LENGTH + 0xffff)).arrayBuffer());
  const end = findEnd(tail);
  const [count, length, offset] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ];
  const list = new DataView(await file.slice(offset, offset + length).arrayBuffer());
  const entries = readList(list, count);
  if ([...entries.values()].reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw new Error('The archive is too large');
  return {
    open(name) {
      const entry = entries.get(name.toLowerCase());
      return entry && unpacked(file, entry);
    },
  };
}

const END_LENGTH = 22;
const END = 0x06054b50;
const ENTRY = 0x02014b50;

function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) if (tail.getUint32(at, true) === END) return at;
  throw new Error('This is no archive');
}

interface Entry {
  isPacked: boolean;
  packedSize: number;
  size: number;
  /** The offset of its local header. */
  offset: number;
}

function readList(list: DataView, count: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  for (let index = 0, at = 0; index < count; index += 1) {
    if (list.getUint32(at, true) !== ENTRY) throw new Error('The list of the archive is broken');
    const nameLength = list.getUint16(at + 28, true);
    const isLocked = (list.getUint16(at + 8, true) & 1) === 1;
    if (isLocked) throw new Error('The archive is locked');
    const name = decoder.decode(new Uint8Array(list.buffer, at + 46, nameLength));
    entries.set(name.replaceAll('\\', '/').toLowerCase(), {
      isPacked: list.getUint16(at + 10, true) === 8,
      packedSize: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      offset: list.getUint32(at + 42, true),
    });
    at += 46 + nameLength + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return entries;
}

function unpacked(file: Blob, { isPacked, packedSize, offset }: Entry): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const send = async () => {
    const head = new DataView(await file.slice(offset, offset + 30).arrayBuffer());
    const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
    await file
      .slice(start, start + packedSize)
      .stream()
      .pipeTo(bytes.writable);
  };
  // The error is passed to the reader of the stream.
  send().catch((error: unknown) => bytes.writable.abort(error).catch(() => undefined));
  return isPacked ? bytes.readable.pipeThrough(new DecompressionStream('deflate-raw')) : bytes.readable;
}
