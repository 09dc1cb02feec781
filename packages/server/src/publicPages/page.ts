import { markup } from '@kalem/domain/document';
import type { Language } from '../problems/ProblemError';

const style = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.25rem; margin: 0 0 1rem; }
h2 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
.karekod { width: 12rem; margin: 1rem 0; padding: 0.5rem; border-radius: 0.5rem; background: #fff; color: #000; text-align: center; }
.karekod svg { display: block; width: 100%; height: auto; }
.foot { font-size: 0.875rem; opacity: 0.75; }
.cumle { padding: 1rem; border: 1px solid #8884; border-radius: 0.5rem; font-size: 1.125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; }
form { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid #8884; }
textarea { box-sizing: border-box; width: 100%; min-height: 6rem; padding: 0.5rem; font: inherit; }
button, .pdf { display: inline-flex; align-items: center; box-sizing: border-box; min-height: 2.75rem; margin: 0.5rem 0.5rem 0 0; padding: 0.5rem 1rem; border: 1px solid #08666b; border-radius: 0.375rem; background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer; }
button.first, .pdf { background: #08666b; color: #fff; }
`;

const gone = {
  tr: { title: 'Bağlantı', text: 'Bağlantı geçersiz veya süresi dolmuş.' },
  en: { title: 'Link', text: 'The link is invalid or has expired.' },
};

/** The page of a link that is altered, ended or revoked: always the same (MNY-55, MNY-66). */
export function gonePage(language: Language): Promise<Response> {
  const { title, text } = gone[language];
  return publicPage(404, language, title, markup`<h1>${text}</h1>`);
}

/** A page for people without an account: one file without scripts, which no search engine lists (MNY-55, MNY-82). */
export async function publicPage(
  status: number,
  language: Language,
  title: string,
  body: ReturnType<typeof markup>,
  { leaves = false }: { /** A form of the page leads to a foreign site. */ readonly leaves?: boolean } = {},
): Promise<Response> {
  const page = markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title><style>`;
  const html = `${page.source}${style}</style></head>\n<body>\n${body.source}\n</body>\n</html>\n`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src '${await styleHash()}'; form-action 'self'${leaves ? ' https:' : ''}; base-uri 'none'; frame-ancestors 'none'`,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

/** The style is in the page, so that the page is one file. The policy allows exactly this text. */
async function styleHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
