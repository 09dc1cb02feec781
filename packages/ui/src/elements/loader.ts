/**
 * `<script src="/kalem/loader.js"></script>` loads the elements beside it when the page contains the first one. It is a
 * classic script, so it also runs on pages without modules.
 */
const script = document.currentScript;
const place = script instanceof HTMLScriptElement ? script.src : document.baseURI;

/** After a failure, such as a redeploy or a lost connection, the next element tries again. */
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
