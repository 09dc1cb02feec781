import { istanbulNow, toScreenDate } from '@kalem/domain';
import { markup } from '@kalem/domain/document';
import type { Language } from '../../problems/ProblemError';
import { LONGEST_ANSWER } from './answer';
import type { StatementLinkRow } from './links';

const style = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.25rem; margin: 0 0 1rem; }
.cumle { padding: 1rem; border: 1px solid #8884; border-radius: 0.5rem; font-size: 1.125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; }
form { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid #8884; }
textarea { box-sizing: border-box; width: 100%; min-height: 6rem; padding: 0.5rem; font: inherit; }
button, .pdf { display: inline-flex; align-items: center; box-sizing: border-box; min-height: 2.75rem; margin: 0.5rem 0.5rem 0 0; padding: 0.5rem 1rem; border: 1px solid #08666b; border-radius: 0.375rem; background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer; }
button.first, .pdf { background: #08666b; color: #fff; }
`;

const words = {
  tr: {
    title: 'Cari Ekstre',
    from: 'Gönderen',
    to: 'Alıcı',
    period: 'Dönem',
    always: 'Tüm hareketler',
    pdf: "PDF'yi indir",
    question: 'Bu bakiyede mutabık mısınız?',
    text: 'Açıklama (mutabık değilseniz)',
    yes: 'Mutabıkız',
    no: 'Mutabık değiliz',
    thanks: 'Yanıtınız alındı.',
    gone: 'Bağlantı geçersiz veya süresi dolmuş.',
  },
  en: {
    title: 'Statement',
    from: 'From',
    to: 'To',
    period: 'Period',
    always: 'All entries',
    pdf: 'Download the PDF',
    question: 'Do you agree with this balance?',
    text: 'Explanation (if you do not agree)',
    yes: 'We agree',
    no: 'We do not agree',
    thanks: 'Your answer was received.',
    gone: 'The link is invalid or has expired.',
  },
};

/** The public page of a statement (MNY-55, MNY-56). It works without scripts. */
export async function statementPage(link: StatementLinkRow, jeton: string, language: Language): Promise<Response> {
  const t = words[language];
  const period =
    link.baslangic === null
      ? `${t.always} – ${toScreenDate(link.bitis)}`
      : `${toScreenDate(link.baslangic)} – ${toScreenDate(link.bitis)}`;
  // The sentence is Turkish as in the PDF.
  return htmlPage(
    200,
    language,
    t.title,
    markup`<h1>${t.title}</h1>
<p class="cumle" lang="tr">${link.cumle}</p>
<dl><dt>${t.from}</dt><dd>${link.firma}</dd><dt>${t.to}</dt><dd>${link.cari}</dd><dt>${t.period}</dt><dd>${period}</dd></dl>
<p><a class="pdf" href="${jeton}/ekstre.pdf">${t.pdf}</a></p>
${link.yanit === null || link.yanitAt === null ? answerForm(jeton, t) : markup`<p role="status"><b>${t.thanks}</b> ${t[link.yanit === 'MUTABIK' ? 'yes' : 'no']} (${toScreenDate(istanbulNow(link.yanitAt).date)})</p>`}`,
  );
}

function answerForm(jeton: string, t: (typeof words)['tr']) {
  return markup`<form method="post" action="${jeton}/yanit">
<p><b>${t.question}</b></p>
<p><label>${t.text}<br><textarea name="metin" maxlength="${String(LONGEST_ANSWER)}"></textarea></label></p>
<button class="first" name="sonuc" value="MUTABIK">${t.yes}</button>
<button name="sonuc" value="MUTABIK_DEGIL">${t.no}</button>
</form>`;
}

/** The page of a link that is altered, ended or revoked: always the same (MNY-55). */
export function gonePage(language: Language): Promise<Response> {
  const t = words[language];
  return htmlPage(404, language, t.title, markup`<h1>${t.gone}</h1>`);
}

async function htmlPage(
  status: number,
  language: Language,
  title: string,
  body: ReturnType<typeof markup>,
): Promise<Response> {
  const page = markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title><style>`;
  const html = `${page.source}${style}</style></head>\n<body>\n${body.source}\n</body>\n</html>\n`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src '${await styleHash()}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}

/** The style is in the page, so that the page is one file. The policy allows exactly this text. */
async function styleHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
