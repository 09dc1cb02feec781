import type { Language } from '../problems/ProblemError';

/** Browsers send fewer than ten languages. More than this are ignored. */
const MOST_LANGUAGES = 20;

/** The supported language that the caller prefers (`Accept-Language`). The default is Turkish. */
export function languageOf({ headers }: Request): Language {
  const wanted = (headers.get('accept-language') ?? '').slice(0, 500).split(',', MOST_LANGUAGES).map(readRange);
  const weightOf = (language: Language) =>
    Math.max(0, ...wanted.map((range) => (range.language === language ? range.weight : 0)));
  return weightOf('en') > weightOf('tr') ? 'en' : 'tr';
}

/** A range such as `en-GB;q=0.8`. */
function readRange(range: string): { language: string; weight: number } {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: name.split('-')[0] ?? '', weight: weight >= 0 && weight <= 1 ? weight : 0 };
}
