/**
 * Next.js runs this before all other scripts. The policy of the page requires Trusted Types, but Next.js loads its
 * chunks by plain URLs. This policy allows those URLs and no other scripts.
 */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const build = new URL('/_next/static/', window.location.origin).href;

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, window.location.href).href.startsWith(build) ? url : null),
});
