import { unzipSync } from 'fflate';

/** No invoice is larger; what claims to be is not unpacked. */
const LARGEST_FILE = 20 * 1024 * 1024;

/** The file of the portal's ZIP with this ending, as text; undefined where there is none. */
export function unpackDocument(zip: Uint8Array, ending: '.xml' | '.html'): string | undefined {
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => name.endsWith(ending) && originalSize <= LARGEST_FILE,
    });
    const [file] = Object.values(files);
    return file && new TextDecoder().decode(file);
  } catch {
    // Not a ZIP that can be read, whatever its first bytes say: then there is no such file.
    return undefined;
  }
}
