import encode, { init } from '@jsquash/jpeg/encode.js';
import { readJpegCodec } from '../node/threads/readAssets';

type Bytes = Uint8Array<ArrayBuffer>;
type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number];

let starting: Promise<void> | undefined;
const start = () => (starting ??= readJpegCodec().then(({ encoder }) => init(settingsFor(encoder))));
const settingsFor = (encoder: WebAssembly.Module) => ({
  printErr: () => undefined,
  instantiateWasm(imports: WebAssembly.Imports, started: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(encoder, imports);
    started(instance);
    return instance.exports;
  },
});

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const frameAt = (jpeg: Bytes) =>
  jpeg.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0));
const scanAt = (jpeg: Bytes) => jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda);

/** Valid and invalid JPEG files for uploads. */
export const jpegs = {
  /** A picture of this size. */
  async of(
    width: number,
    height: number,
    paint: Paint = () => [200, 30, 30],
    options: Parameters<typeof encode>[1] = {},
  ): Promise<Bytes> {
    await start();
    const data = new Uint8ClampedArray(width * height * 4);
    for (let at = 0; at < width * height; at += 1)
      data.set([...paint(at % width, Math.floor(at / width)), 255], at * 4);
    return new Uint8Array(
      await encode({ data, width, height, colorSpace: 'srgb' }, { quality: 95, progressive: false, ...options }),
    );
  },

  /** With metadata that contains a place and an upright camera (orientation 6). */
  withExif(jpeg: Bytes): Bytes {
    const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
    const exif = [...text('Exif\0\0MM\0*'), 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0, ...text('GPS 41.0082 N 28.9784 E')];
    return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...jpeg.subarray(2)]);
  },

  /** With a page and an archive in a comment and after its end. */
  polyglot(jpeg: Bytes): Bytes {
    const script = text('<script>alert(1)</script>');
    return new Uint8Array([
      0xff,
      0xd8,
      0xff,
      0xfe,
      0,
      script.length + 2,
      ...script,
      ...jpeg.subarray(2),
      ...text('PK\x03\x04<html><script>alert(2)</script>'),
    ]);
  },

  /** Declares another size than it has. */
  claiming(jpeg: Bytes, width: number, height: number): Bytes {
    const bomb = jpeg.slice();
    bomb.set([height >> 8, height & 255, width >> 8, width & 255], frameAt(jpeg) + 5);
    return bomb;
  },

  /** With any number of scans. Decoders pass over the whole picture for each. */
  withScans(jpeg: Bytes, count: number): Bytes {
    const scan = jpeg.subarray(scanAt(jpeg), jpeg.length - 2);
    return new Uint8Array([
      ...jpeg.subarray(0, scanAt(jpeg)),
      ...Array.from({ length: count }, () => [...scan]).flat(),
      0xff,
      0xd9,
    ]);
  },

  /** In CMYK, with the same grey in each colour. */
  async cmyk(): Promise<Bytes> {
    const grey = await jpegs.of(64, 64, (x) => [x * 4, x * 4, x * 4], { color_space: 1, baseline: true });
    const [frame, scan] = [frameAt(grey), scanAt(grey)];
    const components = [1, 2, 3, 4];
    const header = [
      0xff,
      0xc0,
      0,
      20,
      ...grey.subarray(frame + 4, frame + 9),
      4,
      ...components.flatMap((id) => [id, 0x11, 0]),
    ];
    const scans = components.flatMap((id) => [
      0xff,
      0xda,
      0,
      8,
      1,
      id,
      0,
      0,
      63,
      0,
      ...grey.subarray(scan + 10, grey.length - 2),
    ]);
    return new Uint8Array([
      ...grey.subarray(0, frame),
      ...header,
      ...grey.subarray(frame + 13, scan),
      ...scans,
      0xff,
      0xd9,
    ]);
  },
};
