import { istanbulNow, toScreenDate } from '@kalem/domain';
import { markup } from '@kalem/domain/document';
import type { Language } from '../../problems/ProblemError';
import { LONGEST_ANSWER } from './answer';
import { publicPage } from '../../publicPages/page';
import type { StatementLinkRow } from './links';

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
  return publicPage({
    language,
    title: t.title,
    body: markup`<h1>${t.title}</h1>
<p class="cumle" lang="tr">${link.cumle}</p>
<dl><dt>${t.from}</dt><dd>${link.firma}</dd><dt>${t.to}</dt><dd>${link.cari}</dd><dt>${t.period}</dt><dd>${period}</dd></dl>
<p><a class="pdf" href="${jeton}/ekstre.pdf">${t.pdf}</a></p>
${link.yanit === null || link.yanitAt === null ? answerForm(jeton, t) : markup`<p role="status"><b>${t.thanks}</b> ${t[link.yanit === 'MUTABIK' ? 'yes' : 'no']} (${toScreenDate(istanbulNow(link.yanitAt).date)})</p>`}`,
  });
}

function answerForm(jeton: string, t: (typeof words)['tr']) {
  return markup`<form method="post" action="${jeton}/yanit">
<p><b>${t.question}</b></p>
<p><label>${t.text}<br><textarea name="metin" maxlength="${String(LONGEST_ANSWER)}"></textarea></label></p>
<button class="first" name="sonuc" value="MUTABIK">${t.yes}</button>
<button name="sonuc" value="MUTABIK_DEGIL">${t.no}</button>
</form>`;
}
