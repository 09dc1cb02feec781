import { inLanguage, type Language, type ProblemError, type TextOrWords } from '../problems/ProblemError';

/** The limit of the contract. An invoice of thousands of lines may have a fault in each line. */
const MOST_FAULTS = 1000;

/**
 * A problem on the wire (ERR-05), in the language of the call. Texts of the portal and of banks are not
 * translated. They name their language where it differs.
 */
export function problemResponse({ status, code, text, extras }: ProblemError, language: Language): Response {
  const { faults, headers } = extras;
  const wireFaults = faults?.slice(0, MOST_FAULTS).map(({ message, ...fault }) => ({ ...fault, ...said(message) }));
  return Response.json(
    { code, ...said(text), ...(wireFaults && { faults: wireFaults }) },
    { status, headers: { ...headers, 'Content-Language': language, Vary: 'Accept-Language' } },
  );

  function said(words: TextOrWords): { message: string; language?: Language } {
    const isOthers = typeof words === 'string' && language !== 'tr';
    return { message: inLanguage(language, words), ...(isOthers && { language: 'tr' }) };
  }
}
