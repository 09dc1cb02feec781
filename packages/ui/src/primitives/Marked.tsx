import { foldTr } from '@kalem/domain';

/** A text with what was typed marked in it. Folding keeps the number of letters of Turkish text, so a place in one is the place in the other. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const folded = foldTr(text);
  const query = foldTr(typed);
  const start = query && folded.length === text.length ? folded.indexOf(query) : -1;
  if (start < 0) return text;
  const end = start + query.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
