import decoderUrl from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?url';
import encoderUrl from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url';
import type { LoadJpegCodec } from '../images/createImages';

/** Fetches the codec from the page's own assets. */
export const fetchJpegCodec: LoadJpegCodec = async () => {
  const [decoder, encoder] = await Promise.all([
    WebAssembly.compileStreaming(fetch(decoderUrl)),
    WebAssembly.compileStreaming(fetch(encoderUrl)),
  ]);
  return { decoder, encoder };
};
