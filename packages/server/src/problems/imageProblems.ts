import type { ImageFailure } from '../ports/Images';
import { ProblemError, type Text } from './ProblemError';

export const tooLarge = (mostBytes: number) => new ProblemError(413, 'IMAGE_TOO_LARGE', demand(mostBytes));

export const notJpeg = (mostBytes: number) => new ProblemError(415, 'IMAGE_NOT_JPEG', demand(mostBytes));

export function unusableImage(failure: ImageFailure, mostPixels: number): ProblemError {
  switch (failure) {
    case 'unreadable':
      return unusable('IMAGE_UNREADABLE', {
        tr: 'Görsel okunamadı, dosya bozuk veya eksik. Lütfen başka bir JPEG dosyası seçiniz.',
        en: 'The image could not be read: the file is broken or incomplete. Please choose another JPEG file.',
      });
    case 'tooManyPixels':
      return unusable('IMAGE_TOO_MANY_PIXELS', {
        tr: `Görsel en çok ${mostPixels / 1_000_000} milyon piksel olabilir, lütfen küçültüp tekrar yükleyiniz.`,
        en: `An image can have at most ${mostPixels / 1_000_000} million pixels, please make it smaller and upload it again.`,
      });
    case 'notRgb':
      return unusable('IMAGE_NOT_RGB', {
        tr: 'Baskı renklerindeki (CMYK) görseller kullanılamaz, lütfen RGB olarak kaydedip tekrar yükleyiniz.',
        en: 'Images in the colours of print (CMYK) cannot be used, please save it as RGB and upload it again.',
      });
  }
}

/** The requirements for a logo or signature (IMG-05). */
function demand(mostBytes: number): Text {
  const megabytes = mostBytes / 1024 ** 2;
  return {
    tr: `JPEG/JPG formatında ve ${megabytes} MB'tan küçük olmalıdır.`,
    en: `It has to be a JPEG and smaller than ${megabytes} MB.`,
  };
}

function unusable(code: string, message: Text): ProblemError {
  return new ProblemError(422, code, message, { faults: [{ path: 'file', code, message }] });
}
