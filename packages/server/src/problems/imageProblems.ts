import type { ImageFailure } from '../ports/Images';
import { ProblemError } from './ProblemError';

/** What a logo or signature has to be (IMG-05). */
const LIMITS = "JPEG/JPG formatında ve 4 MB'tan küçük olmalıdır.";

export const tooLarge = () => new ProblemError(413, 'IMAGE_TOO_LARGE', LIMITS);

export const notJpeg = () => new ProblemError(415, 'IMAGE_NOT_JPEG', LIMITS);

export function unusableImage(failure: ImageFailure): ProblemError {
  switch (failure) {
    case 'unreadable':
      return unusable(
        'IMAGE_UNREADABLE',
        'Görsel okunamadı, dosya bozuk veya eksik. Lütfen başka bir JPEG dosyası seçiniz.',
      );
    case 'tooManyPixels':
      return unusable(
        'IMAGE_TOO_MANY_PIXELS',
        'Görsel en çok 25 milyon piksel olabilir, lütfen küçültüp tekrar yükleyiniz.',
      );
    case 'notRgb':
      return unusable(
        'IMAGE_NOT_RGB',
        'Baskı renklerindeki (CMYK) görseller kullanılamaz, lütfen RGB olarak kaydedip tekrar yükleyiniz.',
      );
  }
}

function unusable(code: string, message: string): ProblemError {
  return new ProblemError(422, code, message, { faults: [{ path: 'file', code, message }] });
}
