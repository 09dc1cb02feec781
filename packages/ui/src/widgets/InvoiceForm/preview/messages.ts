import { defineMessages } from '../../../provider/texts';

/**
 * Texts around the preview of the invoice form. They load with it. The preview itself is a document, which is always
 * Turkish.
 */
export const previewMessages = defineMessages('formPreview', {
  tr: {
    preview: 'Önizleme',
    asOnPaper: 'Kâğıtta böyle görünür',
    asYouType: 'yazdıkça güncellenir',
    zoomOut: 'Küçült',
    zoomIn: 'Büyüt',
    zoom: '%{n}',
    fullWidth: 'Tam önizleme',
    moreLines: 'Önizlemede ilk {most} satır görünür, belgede {n} satır daha vardır.',
  },
  en: {
    preview: 'Preview',
    asOnPaper: 'As on paper',
    asYouType: 'follows what you type',
    zoomOut: 'Smaller',
    zoomIn: 'Larger',
    zoom: '{n}%',
    fullWidth: 'Full preview',
    moreLines: 'The preview shows the first {most} lines; the document has {n} more.',
  },
});
