import { configure } from './render';
import { loadFaultTexts } from '../src/kit/faults';

// The server runs inside the page. On a busy machine an answer takes longer than the default of one second, and much
// longer with a second page and PostgreSQL.
configure({ asyncUtilTimeout: 40_000 });

// These texts load beside a form. Tests that need them at once would depend on timing.
await loadFaultTexts();
