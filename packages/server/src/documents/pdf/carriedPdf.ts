import { formatAmount } from '@kalem/domain';
import type { Content } from 'pdfmake';
import { writeKurus } from '../writeKurus';
import { pdfTheme } from './pdfTheme';

/** A sum that goes from page to page; nothing where none does. */
export function carriedPdf(label: string, carried: bigint | undefined): Content[] {
  if (carried === undefined) return [];
  return [
    {
      text: [
        { text: `${label}   `, color: pdfTheme.muted },
        { text: formatAmount(writeKurus(carried)), bold: true },
      ],
      fontSize: 7.5,
    },
  ];
}
