import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LoadJpegCodec } from '../../images/createImages';

const { resolve } = createRequire(import.meta.url);

/** Reads the codec from its package. */
export const readJpegCodec: LoadJpegCodec = async () => {
  const [decoder, encoder] = await Promise.all([compile('dec/mozjpeg_dec.wasm'), compile('enc/mozjpeg_enc.wasm')]);
  return { decoder, encoder };
};

async function compile(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(resolve(`@jsquash/jpeg/codec/${file}`)));
}
