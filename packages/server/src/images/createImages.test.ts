import decode from '@jsquash/jpeg/decode.js';
import { describe, expect, it, test } from 'vitest';
import { readJpegCodec } from '../node/threads/readAssets';
import { jpegs } from '../testing/jpegs';
import { createImages } from './createImages';
import { readJpegOutline } from './jpegOutline';

const images = createImages(readJpegCodec);
const seen = async (jpeg: Uint8Array<ArrayBuffer>) => {
  const { data, width, height } = await decode(jpeg.slice().buffer);
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
  return { width, height, at };
};
const includes = (bytes: Uint8Array, text: string) => new TextDecoder('latin1').decode(bytes).includes(text);

describe('a re-encoded picture', () => {
  it('IMG-05: keeps the look and size of a small picture', async () => {
    const renewed = await images.renew(await jpegs.of(120, 60, (x) => (x < 60 ? [255, 255, 255] : [20, 60, 160])));
    const { width, height, at } = await seen(renewed);
    expect([width, height]).toEqual([120, 60]);
    expect(at(20, 30).every((value) => value > 245)).toBe(true);
    const [red = 0, green = 0, blue = 0] = at(100, 30);
    expect([Math.abs(red - 20) < 12, Math.abs(green - 60) < 12, Math.abs(blue - 160) < 12]).toEqual([true, true, true]);
  });

  it('is at most 1200 pixels wide and high, and keeps its shape', async () => {
    const { width, height, at } = await seen(
      await images.renew(await jpegs.of(2500, 1000, (x) => (x < 1250 ? [255, 255, 255] : [0, 0, 0]))),
    );
    expect([width, height]).toEqual([1200, 480]);
    expect(at(100, 240).every((value) => value > 245)).toBe(true);
    expect(at(1100, 240).every((value) => value < 10)).toBe(true);
  });

  it('removes the metadata and keeps the orientation', async () => {
    const taken = jpegs.withExif(await jpegs.of(80, 40, (x) => (x < 40 ? [255, 0, 0] : [0, 0, 255])));
    const renewed = await images.renew(taken);
    expect(includes(taken, 'GPS 41')).toBe(true);
    for (const trace of ['Exif', 'GPS', '41.0082']) expect(includes(renewed, trace)).toBe(false);
    const { width, height, at } = await seen(renewed);
    expect([width, height]).toEqual([40, 80]);
    expect(at(20, 10)[0]).toBeGreaterThan(200);
    expect(at(20, 70)[2]).toBeGreaterThan(200);
  });

  it('contains nothing else of the uploaded file', async () => {
    const renewed = await images.renew(jpegs.polyglot(await jpegs.of(40, 40)));
    for (const trace of ['script', 'html', 'PK']) expect(includes(renewed, trace)).toBe(false);
    expect(readJpegOutline(renewed)).toMatchObject({ width: 40, height: 40, end: renewed.length });
  });

  it('may be progressive or greyscale before', async () => {
    const progressive = await jpegs.of(64, 64, (x, y) => [x * 4, y * 4, 90], { progressive: true });
    expect(readJpegOutline(progressive)?.scans).toBeGreaterThan(1);
    expect(await seen(await images.renew(progressive))).toMatchObject({ width: 64, height: 64 });
    expect(
      await seen(await images.renew(await jpegs.of(64, 64, (x) => [x * 4, x * 4, x * 4], { color_space: 1 }))),
    ).toMatchObject({ width: 64 });
  });
});

describe('is refused before it is decoded', () => {
  it('a picture that declares 65,500 pixels each way, or one more than 25 million', async () => {
    const small = await jpegs.of(16, 16);
    for (const [width, height] of [
      [65_500, 65_500],
      [5001, 5000],
    ] as const) {
      await expect(images.renew(jpegs.claiming(small, width, height))).rejects.toMatchObject({
        failure: 'tooManyPixels',
      });
    }
  });

  it('a picture without a width or height', async () => {
    await expect(images.renew(jpegs.claiming(await jpegs.of(16, 16), 16, 0))).rejects.toMatchObject({
      failure: 'unreadable',
    });
  });

  it('a picture with thousands of scans', async () => {
    await expect(images.renew(jpegs.withScans(await jpegs.of(16, 16), 5000))).rejects.toMatchObject({
      failure: 'unreadable',
    });
  });

  it('a CMYK picture, and accepts the next one', async () => {
    await expect(images.renew(await jpegs.cmyk())).rejects.toMatchObject({ failure: 'notRgb' });
    expect(await seen(await images.renew(await jpegs.of(20, 20)))).toMatchObject({ width: 20 });
  });

  it('a picture that was cut off anywhere', async () => {
    const whole = await jpegs.of(64, 64, (x, y) => [x * 4, y * 4, (x * y) % 256]);
    for (const part of [0.1, 0.3, 0.5, 0.8, 0.99]) {
      await expect(images.renew(whole.slice(0, Math.floor(whole.length * part)))).rejects.toMatchObject({
        failure: 'unreadable',
      });
    }
  });
});

test('returns a picture or a refusal for any bytes', async () => {
  const whole = await jpegs.of(48, 48, (x, y) => [x * 5, y * 5, 128]);
  let state = 20_260_903;
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  for (let i = 0; i < 300; i += 1) {
    const damaged = whole.slice();
    for (let j = 0; j <= random(4); j += 1) damaged[2 + random(damaged.length - 2)] = random(256);
    const outcome = await images.renew(damaged).then(
      (renewed) => readJpegOutline(renewed) !== undefined,
      (error: unknown) => (error as { failure?: string }).failure,
    );
    expect([true, 'unreadable', 'tooManyPixels', 'notRgb']).toContain(outcome);
  }
});
