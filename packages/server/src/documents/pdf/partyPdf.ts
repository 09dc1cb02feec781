import type { Content } from 'pdfmake';
import type { DescribedParty } from '../describe/DescribedInvoice';
import { pdfTheme } from './pdfTheme';

/** A party: its name, its address, and its numbers running on in one paragraph. */
export function partyPdf({ name, address, facts }: DescribedParty): Content[] {
  return [
    { text: name, fontSize: 10.5, bold: true, margin: [0, 0, 0, 2] },
    ...address.map((line) => ({ text: line, color: pdfTheme.muted })),
    {
      text: facts.flatMap(({ label, value }) => [
        { text: together(`${label}: `), color: pdfTheme.muted },
        { text: `${together(value)}    ` },
      ]),
      margin: [0, 1, 0, 0],
    },
  ];
}

/** With blanks that do not break, so that a label stays with its value. */
function together(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
