import type { ImageFailure } from '../ports/Images';
import { ProblemError } from './ProblemError';

export const tooLarge = (mostBytes: number) => new ProblemError(413, 'IMAGE_TOO_LARGE', demand(mostBytes));

export const notJpeg = (mostBytes: number) => new ProblemError(415, 'IMAGE_NOT_JPEG', demand(mostBytes));

export function unusableImage(failure: ImageFailure, mostPixels: number): ProblemError {
  switch (failure) {
    case 'unreadable':
      return unusable(
        'IMAGE_UNREADABLE',
        'Görsel okunamadı, dosya bozuk veya eksik. Lütfen başka bir JPEG dosyası seçiniz.',
      );
    case 'tooManyPixels':
      return unusable(
        'IMAGE_TOO_MANY_PIXELS',
        `Görsel en çok ${mostPixels / 1_000_000} milyon piksel olabilir, lütfen küçültüp tekrar yükleyiniz.`,
      );
    case 'notRgb':
      return unusable(
        'IMAGE_NOT_RGB',
        'Baskı renklerindeki (CMYK) görseller kullanılamaz, lütfen RGB olarak kaydedip tekrar yükleyiniz.',
      );
  }
}

/** What a logo or signature has to be (IMG-05). */
function demand(mostBytes: number): string {
  return `JPEG/JPG formatında ve ${mostBytes / 1024 ** 2} MB'tan küçük olmalıdır.`;
}

function unusable(code: string, message: string): ProblemError {
  return new ProblemError(422, code, message, { faults: [{ path: 'file', code, message }] });
}
