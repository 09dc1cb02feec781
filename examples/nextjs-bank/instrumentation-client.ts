/**
 * Next.js runs this before anything else in the page. Its policy asks for Trusted Types, but Next.js loads the later
 * parts of its build by plain addresses: those pass here, and no other script does.
 */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const build = new URL('/_next/static/', window.location.origin).href;

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, window.location.href).href.startsWith(build) ? url : null),
});
