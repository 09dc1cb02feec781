import { configure } from './render';
import { loadFaultTexts } from '../src/kit/faults';

// The whole server works inside the page: on a busy machine an answer takes longer than the second that is the default,
// and with a second page and PostgreSQL beside it many times longer.
configure({ asyncUtilTimeout: 40_000 });

// They load beside a form; a test that asks for them at once would be about that.
await loadFaultTexts();
