import type { Language } from '../../problems/ProblemError';

/** The subject and text of a mail. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

interface Letter {
  readonly subject: string;
  /** The lines after the greeting. */
  readonly lines: readonly string[];
}

const greetings = { tr: 'Merhaba,', en: 'Hello,' };

/** The mail in the language of the recipient, with the usual greeting. */
export function mailIn(language: Language, letters: Readonly<Record<Language, Letter>>): Mail {
  const { subject, lines } = letters[language];
  return { subject, body: [greetings[language], '', ...lines].join('\n') };
}

/** The company's name in each language, or `unnamed` for a company without a name. */
export function companyIn(
  company: string,
  unnamed: Readonly<Record<Language, string>> = { tr: 'Şirketiniz', en: 'Your company' },
): Record<Language, string> {
  return { tr: company || unnamed.tr, en: company || unnamed.en };
}
