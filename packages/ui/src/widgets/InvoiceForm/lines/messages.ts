import { defineMessages } from '../../../provider/texts';

/** Texts of what a line says beside its cells and of its panel; they load with it. */
export const lineMessages = defineMessages('invoiceLine', {
  tr: {
    details: '{n}. satırın ayrıntıları',
    removeLine: 'Satırı Sil',
    iskontoTutari: 'İskonto Tutarı',
    kdvDahilBirimFiyat: 'KDV dâhil birim fiyat',
    kdvDahilNote: 'KDV dâhil {amount}',
    splitKdv: 'KDV Ayır',
    splitPreview: 'Birim fiyat {net} olur, KDV {kdv}',
    aciklama: 'Açıklama',
    aciklamaHint: 'Faturada satırın altında görünür',
    reason351: '351 · İstisna Olmayan Diğer',
    iskontoNote: 'İskonto {amount}',
    faultWithField: '{field}: {text}',
  },
  en: {
    details: 'Details of line {n}',
    removeLine: 'Delete line',
    iskontoTutari: 'Discount amount',
    kdvDahilBirimFiyat: 'Unit price with KDV',
    kdvDahilNote: 'With KDV {amount}',
    splitKdv: 'Split KDV',
    splitPreview: 'Unit price becomes {net}, KDV {kdv}',
    aciklama: 'Note',
    aciklamaHint: 'Appears below the line on the invoice',
    reason351: '351 · Not an exemption, other',
    iskontoNote: 'Discount {amount}',
    faultWithField: '{field}: {text}',
  },
});

export type LineMessageKey = keyof typeof lineMessages.texts.tr;
