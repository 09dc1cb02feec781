import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';

/**
 * The public calls of API-02 (sign-up, sign-in, sign-out, forgotten password, link that proves an address, hash of the
 * build), and two calls that the payer's browser makes after the bank's page.
 */
const publicCalls = [
  '/user/post',
  '/user~1token/post',
  '/user~1token~1revoke/post',
  '/account~1email~1verification/put',
  '/password~1reset/post',
  '/password~1reset/put',
  '/hash/get',
  '/payment~1%7Bid%7D~1page/get',
  '/payment~1%7Bid%7D~1callback/post',
  '/ekstre~1%7Bjeton%7D/get',
  '/ekstre~1%7Bjeton%7D~1ekstre.pdf/get',
  '/ekstre~1%7Bjeton%7D~1yanit/post',
  '/hatirlatma~1vazgec~1%7Bjeton%7D/get',
  '/hatirlatma~1vazgec~1%7Bjeton%7D/post',
  '/odeme~1%7Bjeton%7D/get',
  '/odeme~1%7Bjeton%7D~1fatura.pdf/get',
  '/odeme~1%7Bjeton%7D~1ode/post',
];

/** Spectral's own rules and those of OWASP's API Security Top 10. Each disabled rule has its reason. */
export default {
  extends: [
    [oas, 'recommended'],
    [owasp, 'recommended'],
  ],
  rules: {
    // A 429 has Retry-After. A remaining quota in every answer would tell an attacker how many guesses are left.
    'owasp:api4:2023-rate-limit': 'off',
    // The deployment decides which origins may read (one origin by default, a bank's proxy elsewhere), so the contract
    // promises no CORS headers.
    'owasp:api8:2023-define-cors-origin': 'off',
  },
  overrides: [
    {
      files: publicCalls.map((call) => `openapi.json#/paths/${call.replace(/^\//, '~1')}`),
      rules: {
        // These calls are public, because no session exists yet or it may have expired.
        'owasp:api2:2023-write-restricted': 'off',
        'owasp:api2:2023-read-restricted': 'off',
        'owasp:api8:2023-define-error-responses-401': 'off',
      },
    },
  ],
};
