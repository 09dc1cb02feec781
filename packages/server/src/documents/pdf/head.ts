import type { Content, CustomTableLayout } from 'pdfmake';
import { type DescribedInvoice, type DescribedParty, type Fact, qrSvg } from '@kalem/domain/document';
import { pdfTheme } from './theme';

const TITLE_WIDTH = 110;
const QR_WIDTH = 96;
const FACTS_WIDTH = 200;
const GAP = 20;
const { contentWidth, line, ink } = pdfTheme;

/**
 * The top of the first page, in the order of the authority's own document: seller, mark with title, QR code; then
 * recipient and facts; then the ETTN.
 */
export function headPdf(described: DescribedInvoice): Content[] {
  const { seller, recipient, facts, ettn } = described;
  const sellerWidth = contentWidth - TITLE_WIDTH - QR_WIDTH - 2 * GAP;
  const recipientWidth = contentWidth - FACTS_WIDTH - GAP;
  return [
    {
      columns: [
        { width: sellerWidth, stack: [ruled(sellerWidth, [...logo(described), ...partyPdf(seller)])] },
        { width: TITLE_WIDTH, stack: title(described) },
        { width: QR_WIDTH, stack: qr(described) },
      ],
      columnGap: GAP,
      margin: [0, 0, 0, 12],
    },
    {
      columns: [
        {
          width: recipientWidth,
          stack: [ruled(recipientWidth, [{ text: 'SAYIN', bold: true, margin: [0, 0, 0, 1] }, ...partyPdf(recipient)])],
        },
        { width: FACTS_WIDTH, stack: [factsPdf(facts)] },
      ],
      columnGap: GAP,
      margin: [0, 0, 0, 8],
    },
    ...(ettn === ''
      ? []
      : [{ text: [{ text: 'ETTN: ', bold: true }, ettn], margin: [0, 0, 0, 8] as [number, number, number, number] }]),
  ];
}

/** Draws a line above and below, like the authority's document around parties. */
function ruled(width: number, content: Content[]): Content {
  // pdfmake modifies the object when it places it, so each line needs its own.
  const rule = () => ({ type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0, lineWidth: line, lineColor: ink });
  return {
    stack: [{ canvas: [rule()], margin: [0, 0, 0, 4] }, ...content, { canvas: [rule()], margin: [0, 4, 0, 0] }],
  };
}

function logo({ logo }: DescribedInvoice): Content[] {
  return logo === undefined ? [] : [{ image: logo, fit: [140, 40], margin: [0, 0, 0, 4] }];
}

const MARK = 25;

/** Our own mark in place of the authority's, and the title of the document. */
function title({ title, stamp }: DescribedInvoice): Content[] {
  const ring = (r: number, lineWidth: number) => ({
    type: 'ellipse' as const,
    x: TITLE_WIDTH / 2,
    y: MARK,
    r1: r,
    r2: r,
    lineWidth,
    lineColor: ink,
  });
  return [
    { canvas: [ring(MARK, 1), ring(MARK - 3, 0.5)] },
    { text: 'GİB', fontSize: 13, bold: true, alignment: 'center', margin: [0, -MARK - 9, 0, MARK - 2] },
    { text: title, fontSize: 12, bold: true, alignment: 'center' },
    ...(stamp === undefined
      ? []
      : [
          {
            text: stamp,
            fontSize: 10,
            bold: true,
            color: pdfTheme.stamp,
            characterSpacing: 1,
            alignment: 'center' as const,
          },
        ]),
  ];
}

function qr({ qr }: DescribedInvoice): Content[] {
  return qr === undefined ? [] : [{ svg: qrSvg(qr), width: QR_WIDTH }];
}

/** A party: name, address, and its numbers in one paragraph. */
function partyPdf({ name, address, facts }: DescribedParty): Content[] {
  return [
    { text: name, fontSize: 9, bold: true, margin: [0, 0, 0, 1] },
    ...address.map((text) => ({ text })),
    {
      text: facts.flatMap(({ label, value }) => [
        { text: together(`${label}: `), color: pdfTheme.muted },
        { text: `${together(value)}    ` },
      ]),
      margin: [0, 1, 0, 0],
    },
  ];
}

/** Replaces spaces by non-breaking ones, so that labels and values are not split. */
function together(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** A table layout with a border around each cell. */
export const boxed: CustomTableLayout = {
  hLineWidth: () => line,
  vLineWidth: () => line,
  hLineColor: () => ink,
  vLineColor: () => ink,
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 1,
  paddingBottom: () => 1,
};

/** A box of facts, one per row. */
function factsPdf(facts: readonly Fact[]): Content {
  return {
    table: {
      widths: ['auto', '*'],
      body: facts.map(({ label, value }) => [{ text: label, bold: true, noWrap: true }, { text: value }]),
    },
    layout: boxed,
  };
}
