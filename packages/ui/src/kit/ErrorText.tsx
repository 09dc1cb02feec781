import { languageOf } from '../provider/failures';
import { useKalem } from '../provider/useKalem';

/** The text of an error. Messages of the portal or of a bank have a `lang` attribute (WCAG 3.1.2). */
export function ErrorText({ error }: { error: unknown }) {
  const { explain } = useKalem();
  return <span lang={languageOf(error)}>{explain(error)}</span>;
}
