import { configure } from './render';
import { loadFaultTexts } from '../src/kit/faults';

// The whole server works inside the page: on a busy machine an answer takes longer than the second that is the default.
configure({ asyncUtilTimeout: 15_000 });

// They load beside a form; a test that asks for them at once would be about that.
await loadFaultTexts();
