import type { ImageFailure } from '../ports/Images';
import { ProblemError } from './ProblemError';

const LIMITS = "JPEG/JPG formatında ve 4 MB'tan küçük olmalıdır.";

const unusable = (code: string, message: string) =>
  new ProblemError(422, code, message, { faults: [{ path: 'file', code, message }] });
// Problems of a logo or signature (IMG-05).

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
