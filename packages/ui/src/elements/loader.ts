/**
 * `<script src="/kalem/loader.js"></script>`: loads the elements that stand beside it when the first of them is on the
 * page, and nothing before. It is a script and no module, so it runs where a page has no modules of its own.
 */
const script = document.currentScript;
const place = script instanceof HTMLScriptElement ? script.src : document.baseURI;

/** After a failure, as of a redeploy or of a connection that is gone, the next element of ours tries again. */
const load = () =>
  import(new URL('elements.js', place).href).catch((error: unknown) => {
    console.error('Kalem could not be loaded.', error);
    document.dispatchEvent(new CustomEvent('kalem-error', { detail: { kind: 'loadPart', error } }));
    watch();
  });

function watch(): MutationObserver {
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  return observer;
}

function look(_: unknown, observer: MutationObserver): void {
  if (![...document.querySelectorAll(':not(:defined)')].some(({ localName }) => localName.startsWith('kalem-'))) return;
  observer.disconnect();
  void load();
}

look([], watch());
