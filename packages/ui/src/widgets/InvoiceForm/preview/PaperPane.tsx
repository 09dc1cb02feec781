import { type DescribedInvoice, describeDraft, type Seller } from '@kalem/domain/document';
import type { Invoice } from '@kalem/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useClientLayoutEffect } from '../../../provider/useThemeAttributes';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore } from '../FormContext';
import type { InvoiceFormStore } from '../../../draft/InvoiceFormStore';
import { isBlankLine } from '../../../draft/lines/LinesState';
import { toBody } from '../../../draft/saving/toBody';
import { previewMessages } from './messages';
import { Paper, SHEET_WIDTH } from '../../../kit/Paper';

/** The maximum number of lines in the preview. The PDF shows all lines of a longer invoice. */
const MOST = 200;

/**
 * In ms. If the last draw took longer than `SHORT_MS`, the next one waits `TIMES_AS_LONG` times its duration, at most
 * `LONGEST_WAIT_MS`, so that typing stays fast.
 */
const SHORT_MS = 30;
const TIMES_AS_LONG = 3;
const LONGEST_WAIT_MS = 1000;

interface PaperPaneProps {
  seller: Seller;
  /** The saved invoice in edit mode, for its numbers. */
  invoice: Invoice | undefined;
  /** Undefined: the zoom is not set. */
  zoom: number | undefined;
  onFit: (zoom: number) => void;
}

/** The live preview of the invoice's document. It is drawn again after each edit, without React. */
export function PaperPane({ seller, invoice, zoom, onFit }: PaperPaneProps) {
  const t = useMessages(previewMessages);
  const form = useInvoiceStore();
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [paper, setPaper] = useState<Paper>();
  const [hidden, setHidden] = useState(0);
  useClientLayoutEffect(() => {
    if (host.current) setPaper(new Paper(host.current));
  }, []);
  useEffect(
    () => (paper ? follow(form, () => setHidden(drawDraft(paper, form, seller, invoice))) : undefined),
    [paper, form, seller, invoice],
  );
  useFit(place, onFit);
  useEffect(() => {
    if (zoom !== undefined) paper?.zoom(zoom);
  }, [paper, zoom]);

  return (
    <>
      <div ref={place} className="kalem-preview__place" tabIndex={0} role="group" aria-label={t('asOnPaper')}>
        <div ref={host} className="kalem-preview__paper" lang="tr" />
      </div>
      {hidden > 0 && (
        <p className="kalem-preview__more kalem-xs kalem-muted">{t('moreLines', { most: MOST, n: hidden })}</p>
      )}
    </>
  );
}

/** Draws the draft as it would be saved, without its blank lines. Returns the number of lines beyond the maximum. */
function drawDraft(paper: Paper, form: InvoiceFormStore, seller: Seller, invoice: Invoice | undefined): number {
  const { header, malHizmetler } = form.draft();
  const filled = malHizmetler.filter((line) => !isBlankLine(line));
  const { odenecekTutarText } = form.jotai.get(form.totals);
  const body = toBody({ header, malHizmetler: filled }, odenecekTutarText, form.showsDueDate);
  const described: DescribedInvoice = describeDraft(body, seller, invoice);
  const line = form.caret.read()?.line;
  const current = line ? filled.indexOf(form.lines.read(line).line) : -1;
  paper.draw({ ...described, lines: described.lines.slice(0, MOST) }, current);
  return Math.max(filled.length - MOST, 0);
}

/** Calls `draw` now, and soon after each edit and each move of the caret. Returns how to stop. */
function follow({ jotai, revision, caret }: InvoiceFormStore, draw: () => void): () => void {
  let cost = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawNow = () => {
    timer = undefined;
    const start = performance.now();
    draw();
    cost = performance.now() - start;
  };
  // Draws in a later task than the key press, so that the field shows the typed text first.
  const soon = () =>
    (timer ??= setTimeout(drawNow, cost < SHORT_MS ? 0 : Math.min(cost * TIMES_AS_LONG, LONGEST_WAIT_MS)));
  const stops = [jotai.sub(revision, soon), jotai.sub(caret.current, soon)];
  drawNow();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/**
 * Calls `onFit` with the zoom that fits the sheet into its place. On phones it is 1, because the document has its own
 * narrow layout.
 */
function useFit(place: RefObject<HTMLDivElement | null>, onFit: (zoom: number) => void): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const isPhone = window.matchMedia('(max-width: 640px)').matches;
      onFit(isPhone ? 1 : Math.min((entry?.contentRect.width ?? SHEET_WIDTH) / SHEET_WIDTH, 1.2));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, onFit]);
}
