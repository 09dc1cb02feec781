import { ImageError, type Images } from '../ports/Images';
import { imageLimits } from './limits';
import { fitImage } from './fitImage';
import { readJpegOutline } from './jpegOutline';

/** Loads and compiles the decoder and encoder (MozJPEG in WebAssembly) when the first picture is uploaded. */
export type LoadJpegCodec = () => Promise<{
  readonly decoder: WebAssembly.Module;
  readonly encoder: WebAssembly.Module;
}>;

/** Five centimetres at 600 dpi, the width of a printed logo. */
const MOST_EACH_WAY = 1200;
const PRINT_COLOURS = 4;
const QUALITY = 85;

/** Re-encodes pictures on this thread. The header of a JPEG is checked before anything is decoded. */
export function createImages(loadCodec: LoadJpegCodec): Images {
  let starting: ReturnType<typeof startCodec> | undefined;

  return {
    async renew(jpeg) {
      const outline = readJpegOutline(jpeg);
      if (!outline || outline.scans > imageLimits.scans) throw new ImageError('unreadable');
      if (outline.width * outline.height > imageLimits.pixels) throw new ImageError('tooManyPixels');
      if (outline.components === PRINT_COLOURS) throw new ImageError('notRgb');
      const { decode, encode } = await (starting ??= startCodec(loadCodec));
      const picture = await decode(jpeg.slice(0, outline.end).buffer, { preserveOrientation: true }).catch(
        () => undefined,
      );
      if (!picture) throw new ImageError('unreadable');
      const { data, width, height } = fitImage(picture, MOST_EACH_WAY);
      return new Uint8Array(
        await encode({ data, width, height, colorSpace: 'srgb' }, { quality: QUALITY, progressive: false }),
      );
    },
  };
}

async function startCodec(load: LoadJpegCodec) {
  const [{ decoder, encoder }, decoding, encoding] = await Promise.all([
    load(),
    import('@jsquash/jpeg/decode.js'),
    import('@jsquash/jpeg/encode.js'),
  ]);
  await Promise.all([decoding.init(settingsFor(decoder)), encoding.init(settingsFor(encoder))]);
  return { decode: decoding.default, encode: encoding.default };
}

/** Options for the loaded module. They keep its messages about a picture off the console. */
function settingsFor(module: WebAssembly.Module) {
  return {
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports: WebAssembly.Imports, started: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      started(instance);
      return instance.exports;
    },
  };
}
