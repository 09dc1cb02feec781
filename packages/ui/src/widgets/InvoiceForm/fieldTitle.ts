import type { Translate } from '../../provider/messages';
import { messages, type MessageKey } from './messages';

/** The label of a field, by its wire name. */
export function fieldTitle(field: string, t: Translate<MessageKey>): string {
  const name = field.replace(/[[.].*$/, '');
  return isKey(name) ? t(name) : name;
}

function isKey(name: string): name is MessageKey {
  return name in messages.texts.tr;
}
