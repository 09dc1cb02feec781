// Before the first paint: the chosen look, so that a dark page does not flash in white.
globalThis.document.documentElement.dataset.theme = globalThis.localStorage.getItem('kalem.theme') ?? 'system';
