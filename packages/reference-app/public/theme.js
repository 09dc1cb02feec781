// Sets the chosen theme before the first paint, so that a dark page does not flash white.
globalThis.document.documentElement.dataset.theme = globalThis.localStorage.getItem('kalem.theme') ?? 'system';
