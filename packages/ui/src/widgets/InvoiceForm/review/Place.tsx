import type { Finding } from '../../../draft/ReviewState';
import { useMessages } from '../../../provider/messages';
import { checkMessages } from './messages';
import { useFieldTitle } from './useFieldTitle';

/** For example '3. satır · Tevkifat Kodu', 'VKN / TCKN' or '1, 2, 5. satır · KDV %'. */
export function Place({ finding: { fault, lines } }: { finding: Finding }) {
  const t = useMessages(checkMessages);
  const fieldTitle = useFieldTitle();
  if (fault.field.startsWith('totals.')) return t('totals');
  if (fault.field === 'sirket') return t('sirket');
  const field = fieldTitle(fault.field);
  if (lines.length === 0) return field;
  const named = lines.slice(0, NAMED).map(({ index }) => index + 1);
  const rest = lines.length - named.length;
  const n = named.join(', ');
  return rest > 0 ? t('placeOfMany', { n, rest, field }) : t('place', { n, field });
}

/** The maximum number of lines that are named. The others are only counted. */
const NAMED = 4;

/** The React key of a finding. */
export function keyOfFinding({ fault, lines: [first] }: Finding): string {
  return `${first?.index ?? ''} ${fault.field} ${JSON.stringify(fault.says)}`;
}
