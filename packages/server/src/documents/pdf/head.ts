import type { Content } from 'pdfmake';
import type { DescribedInvoice } from '../describe/describeInvoice';
import type { Fact } from '../describe/facts';
import type { DescribedParty } from '../describe/parties';
import { qrSvg } from '../qr';
import { pdfTheme } from './theme';

const TITLE_WIDTH = 130;
const FACTS_WIDTH = 214;
const GAP = 24;
const { contentWidth } = pdfTheme;

/** The top of the first page: the seller beside the title and the QR code, then the recipient beside the facts. */
export function headPdf(described: DescribedInvoice): Content[] {
  const { seller, recipient, facts } = described;
  return [
    {
      columns: [
        { width: contentWidth - TITLE_WIDTH - GAP, stack: [...logo(described), ...partyPdf(seller)] },
        { width: TITLE_WIDTH, stack: title(described), alignment: 'right' },
      ],
      columnGap: GAP,
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth: 1.5, lineColor: pdfTheme.accent }],
      margin: [0, 12, 0, 14],
    },
    {
      columns: [
        {
          width: contentWidth - FACTS_WIDTH - GAP,
          stack: [
            {
              text: 'SAYIN',
              fontSize: pdfTheme.small,
              bold: true,
              color: pdfTheme.muted,
              characterSpacing: 0.6,
              margin: [0, 0, 0, 2],
            },
            ...partyPdf(recipient),
          ],
        },
        { width: FACTS_WIDTH, stack: [factsPdf(facts)] },
      ],
      columnGap: GAP,
      margin: [0, 0, 0, 16],
    },
  ];
}

function logo({ logo }: DescribedInvoice): Content[] {
  return logo === undefined ? [] : [{ image: logo, fit: [140, 54], margin: [0, 0, 0, 8] }];
}

function title({ title, stamp, qr }: DescribedInvoice): Content[] {
  return [
    { text: title, fontSize: 16, bold: true, color: pdfTheme.accent },
    ...(stamp === undefined
      ? []
      : [{ text: stamp, fontSize: 10, bold: true, color: pdfTheme.stamp, characterSpacing: 1 }]),
    ...(qr === undefined
      ? []
      : [{ svg: qrSvg(qr), width: 92, margin: [0, 6, 0, 0] as [number, number, number, number] }]),
  ];
}

/** A party: its name, its address, and its numbers running on in one paragraph. */
function partyPdf({ name, address, facts }: DescribedParty): Content[] {
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

/** With blanks that do not break, so that neither a label nor a value is torn apart. */
function together(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Facts in a box, a row each. */
function factsPdf(facts: readonly Fact[]): Content {
  return {
    table: {
      widths: ['auto', '*'],
      body: facts.map(({ label, value }) => [
        { text: label, color: pdfTheme.muted, noWrap: true },
        { text: value, bold: true, alignment: 'right' },
      ]),
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: (column, node) => (column === 0 || column === node.table.widths?.length ? 0.5 : 0),
      hLineColor: () => pdfTheme.rule,
      vLineColor: () => pdfTheme.rule,
      paddingLeft: () => 7,
      paddingRight: () => 7,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  };
}
