import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markup } from '@kalem/domain/document';
import { type Sample, samples } from '../src/messages/templates/samples';
import type { Language } from '../src/problems/ProblemError';

// `npm run messages`: writes a page with all mails and SMS with sample data, in Turkish and English side by side.
const folder = fileURLToPath(new URL('../../../.cache', import.meta.url));
const file = `${folder}/messages.html`;

const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Mails and SMS</title>
<style>
body { margin: 2rem; font-family: system-ui, sans-serif; }
section { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
h2 { grid-column: 1 / -1; margin: 2rem 0 0; font-size: 1rem; }
article { padding: 1rem; border: 1px solid #c5ccd6; border-radius: 8px; }
pre { white-space: pre-wrap; font: inherit; }
</style>
</head>
<body>
<h1>Mails and SMS</h1>
${samples.map((sample) => markup`<section><h2>${sample.template}</h2>${written(sample, 'tr')}${written(sample, 'en')}</section>\n`)}</body>
</html>
`;

mkdirSync(folder, { recursive: true });
writeFileSync(file, page.source);
console.log(file);

function written({ write }: Sample, language: Language) {
  const message = write(language);
  return typeof message === 'string'
    ? markup`<article lang="${language}"><pre>${message}</pre></article>`
    : markup`<article lang="${language}"><strong>${message.subject}</strong><pre>${message.body}</pre></article>`;
}
