import { useState, type ReactNode } from 'react';

/** A token or icon with its name. A click copies the name. */
export function Copy({ text, note, children }: { text: string; note?: ReactNode; children?: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <button type="button" className="kit-copy" title={`Copy ${text}`} onClick={() => void copy()}>
      {children}
      <span className="kit-copy__name">{isCopied ? 'Copied' : text}</span>
      {note !== undefined && <span className="kalem-xs kalem-muted">{note}</span>}
    </button>
  );
}
