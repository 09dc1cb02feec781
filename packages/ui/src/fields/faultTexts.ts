import { englishFaultMessages, faultMessages } from '@kalem/domain/messages';
import { defineMessages } from '../provider/texts';

/** The text of every fault of the domain, by its permanent code; a host overrides one as `'fault.<CODE>'`. */
export const faultTexts = defineMessages('fault', {
  tr: faultMessages,
  en: englishFaultMessages,
});
