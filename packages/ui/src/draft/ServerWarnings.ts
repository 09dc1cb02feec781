import type { InvoiceDraft } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { placeOf } from './FormDraft';
import type { InvoiceFormStore } from './InvoiceFormStore';
import { isBlankLine, type LineAtom } from './lines/LinesState';
import { toBody } from './saving/toBody';

type ServerWarning = components['schemas']['InvoiceWarning'];

/** A warning of the server, with the line that it was about when it was asked for. */
interface PlacedWarning extends ServerWarning {
  readonly line: LineAtom | undefined;
}

const warnings = new WeakMap<InvoiceFormStore, PrimitiveAtom<readonly PlacedWarning[]>>();

/** The warnings that only the server finds, because it knows the company's other invoices (RUL-06). */
export function serverWarningsOf(form: InvoiceFormStore): PrimitiveAtom<readonly PlacedWarning[]> {
  const known = warnings.get(form) ?? atom<readonly PlacedWarning[]>([]);
  warnings.set(form, known);
  return known;
}

/** The lines of the draft as they are checked: without blank ones, but at least one. */
export function checkedLines(form: InvoiceFormStore) {
  const all = form.jotai.get(form.lines.all).map((line, index) => ({ line, index, draft: form.lines.read(line).line }));
  const filled = all.filter(({ draft }) => !isBlankLine(draft));
  return { lines: filled.length > 0 ? filled : all.slice(0, 1), count: filled.length };
}

/** Typing pauses this long before the server is asked, in ms (RUL-06). */
const ASK_AFTER_MS = 600;

interface Server {
  readonly ask: (body: InvoiceDraft, signal: AbortSignal) => Promise<readonly ServerWarning[]>;
  readonly onError: (error: unknown) => void;
}

/**
 * Asks the server after each pause in typing, until the returned function is called. After a failure the warnings of
 * the last answer are gone, because they may no longer hold.
 */
export function watchServerWarnings(form: InvoiceFormStore, { ask, onError }: Server): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();
  const run = async (signal: AbortSignal) => {
    const { lines } = checkedLines(form);
    const body = toBody({ header: form.draft().header, malHizmetler: lines.map(({ draft }) => draft) }, '', false);
    const found = await ask(body, signal);
    const placed = found.map((warning) => ({ ...warning, line: lines[placeOf(warning.path).index ?? -1]?.line }));
    if (!signal.aborted) form.jotai.set(serverWarningsOf(form), placed);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running.abort();
      const { signal } = (running = new AbortController());
      run(signal).catch((error: unknown) => {
        if (signal.aborted) return;
        form.jotai.set(serverWarningsOf(form), []);
        onError(error);
      });
    }, ASK_AFTER_MS);
  };
  // A new form has nothing to check yet.
  if (form.draft().header.vknTckn !== '') soon();
  const stop = form.jotai.sub(form.revision, soon);
  return () => {
    clearTimeout(timer);
    running.abort();
    stop();
  };
}
