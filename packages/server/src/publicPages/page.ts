import { markup } from '@kalem/domain/document';
import type { Language } from '../problems/ProblemError';

// Colours and sizes are those of the widgets, whose tokens a page without a bundle cannot import.
const style = `
:root { color-scheme: light dark; --bg: #f6f8f9; --surface: #fff; --sunken: #eef4f4; --border: #dbe2e4; --outline: #7e8c90; --text: #152329; --muted: #536369; --primary: #005e72; --hover: #e3f3f5; --on-primary: #fff; --success: #186d42; }
@media (prefers-color-scheme: dark) { :root { --bg: #0d1417; --surface: #141c20; --sunken: #11181b; --border: #2c363a; --outline: #6c7c81; --text: #e8eeef; --muted: #a5b2b6; --primary: #69ccda; --hover: #173138; --on-primary: #001a23; --success: #72d69d; } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { max-width: 568px; margin: 0 auto; padding: 20px 24px 40px; background: var(--bg); color: var(--text); font: 14px/20px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
body:has(.wide) { max-width: 928px; }
main { padding: 28px 32px; border: 1px solid var(--border); border-radius: 10px; background: var(--surface); box-shadow: 0 1px 2px rgb(16 38 46 / 0.06); overflow: hidden; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; font-weight: 600; text-wrap: balance; }
h2 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; }
a { color: var(--primary); }
.muted, .foot, dt { color: var(--muted); }
.foot, .small { font-size: 12px; line-height: 16px; }
.cumle { padding: 16px; border: 1px solid var(--border); border-radius: 6px; background: var(--sunken); font-size: 16px; line-height: 24px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0; }
dd { margin: 0; overflow-wrap: anywhere; font-weight: 500; }
form { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--border); }
textarea { width: 100%; min-height: 96px; padding: 8px; border: 1px solid var(--outline); border-radius: 6px; background: none; color: inherit; font: inherit; font-size: 16px; }
button, .pdf { display: inline-flex; gap: 6px; align-items: center; justify-content: center; min-height: 44px; margin: 8px 8px 0 0; padding: 8px 16px; border: 1px solid var(--outline); border-radius: 6px; background: none; color: inherit; font: inherit; font-weight: 500; text-decoration: none; cursor: pointer; }
button:hover, .pdf:hover { background: var(--hover); }
button.first { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
.top { display: flex; justify-content: flex-end; padding-bottom: 12px; font-size: 13px; }
body > .foot { padding-top: 24px; text-align: center; }
.plate { padding: 36px 8px 28px; text-align: center; }
.plate h1 { margin: 0; }
.plate p { margin: 4px 0 0; color: var(--muted); }
svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.plate svg { width: 44px; height: 44px; margin-bottom: 10px; stroke-width: 1.1; }
@media (max-width: 760px) { body { padding: 14px 16px 32px; } main { padding: 20px; } }
`;

const gone = {
  tr: {
    title: 'Bağlantı',
    text: 'Bağlantı geçersiz veya süresi dolmuş.',
    help: 'Güncel bağlantıyı, size gönderen işletmeden isteyebilirsiniz.',
  },
  en: {
    title: 'Link',
    text: 'The link is invalid or has expired.',
    help: 'Please ask the business that sent it for a new one.',
  },
};

/** The page of a link that is altered, ended or revoked: always the same (MNY-55, MNY-66). */
export function gonePage(language: Language): Promise<Response> {
  const { title, text, help } = gone[language];
  const icon = markup`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M8.5 11.5 11.5 8.5M9.2 6.2l1.3-1.3a3.2 3.2 0 0 1 4.6 4.6l-1.3 1.3M10.8 13.8l-1.3 1.3a3.2 3.2 0 0 1-4.6-4.6l1.3-1.3"/></svg>`;
  const body = markup`<div class="plate">${icon}<h1>${text}</h1><p>${help}</p></div>`;
  return publicPage({ status: 404, language, title, body });
}

type Html = ReturnType<typeof markup>;

interface Page {
  readonly status?: number;
  readonly language: Language;
  readonly title: string;
  /** What the card contains. */
  readonly body: Html;
  readonly top?: Html;
  readonly foot?: Html;
  /** Rules for this page alone. */
  readonly look?: string;
  /** The page must work without it. */
  readonly script?: string;
  /** A form of the page leads to a foreign site. */
  readonly leaves?: boolean;
}

/** A page for people without an account: one file, which no search engine lists (MNY-55, MNY-82). */
export async function publicPage({
  status = 200,
  language,
  title,
  body,
  top,
  foot,
  look = '',
  script,
  leaves = false,
}: Page): Promise<Response> {
  const head = markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title><style>`;
  const shown = markup`</style></head>
<body>${top}
<main>${body}</main>
${foot}`;
  const rules = style + look;
  const code = script === undefined ? '' : `<script>${script}</script>\n`;
  const scripts = script === undefined ? '' : ` script-src '${await hashOf(script)}';`;
  return new Response(`${head.source}${rules}${shown.source}\n${code}</body>\n</html>\n`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src '${await hashOf(rules)}';${scripts} form-action 'self'${leaves ? ' https:' : ''}; base-uri 'none'; frame-ancestors 'none'`,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

/** Style and script are in the page, so that the page is one file. The policy allows exactly these texts. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
