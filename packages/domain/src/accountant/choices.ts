import { hasEntries, type Program } from './programs';

/** An answer of the office: 'ELLE' means that the accountant books such invoices by hand. */
interface Answers {
  readonly iadeTuru: 'ALIS_IADESI' | 'SATIS_IADESI' | 'ELLE';
  readonly iadeKdv: 'HESAPLANAN' | 'INDIRILECEK' | 'ELLE';
  readonly ihracatGeliri: 'AYRI' | 'AYNI';
  readonly tecilKdv: 'DIGER_KDV' | 'ELLE';
  readonly ozelMatrah: 'FIS' | 'ELLE';
  readonly stopaj: 'FIS' | 'ELLE';
  readonly fxResidue: 'GELIR' | 'CARI';
}

/** What the law leaves open or sources contest; the office decides. */
export type ChoiceName = keyof Answers;

/** The office's answers (`secimler`). An open choice is absent or null; none has a default. */
export type Choices = { readonly [Name in ChoiceName]?: Answers[Name] | null | undefined };

/** The choices and their answers; the first is our proposal. */
export const choices: { readonly [Name in ChoiceName]: readonly Answers[Name][] } = {
  iadeTuru: ['ALIS_IADESI', 'SATIS_IADESI', 'ELLE'],
  iadeKdv: ['HESAPLANAN', 'INDIRILECEK', 'ELLE'],
  ihracatGeliri: ['AYRI', 'AYNI'],
  tecilKdv: ['DIGER_KDV', 'ELLE'],
  ozelMatrah: ['FIS', 'ELLE'],
  stopaj: ['FIS', 'ELLE'],
  fxResidue: ['GELIR', 'CARI'],
};

/** The names of the choices, in the order of the form. */
export const choiceNames = Object.keys(choices) as readonly ChoiceName[];

/** The answers that the form's 'Önerileri al' sets: answered choices stay. */
export function takeProposals(answers: Choices): Choices {
  const proposals = Object.fromEntries(choiceNames.map((name) => [name, choices[name][0]])) as Choices;
  const answered = Object.entries(answers).filter(([, answer]) => Boolean(answer));
  return { ...proposals, ...Object.fromEntries(answered) };
}

/** Whether a program asks for a choice: only those with entries, but all ask what a return is. */
export function isAskedBy(program: Program, choice: ChoiceName): boolean {
  return choice === 'iadeTuru' || hasEntries(program);
}
