import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';

/** The calls that API-02 makes public (signing up, in and out, a forgotten password, a mailed link that proves an address, the build's hash), and the two that a payer's browser makes on its way through the bank's page. */
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
];

/** Spectral's own rules and those of OWASP's API Security Top 10. What is off says why. */
export default {
  extends: [
    [oas, 'recommended'],
    [owasp, 'recommended'],
  ],
  rules: {
    // A refusal says when to come back (429 with Retry-After); a quota counted down in every answer would only tell an
    // attacker how many guesses are left.
    'owasp:api4:2023-rate-limit': 'off',
    // Which origins may read is decided where the API is deployed (one origin by default, a bank's proxy elsewhere), so no answer promises it.
    'owasp:api8:2023-define-cors-origin': 'off',
  },
  overrides: [
    {
      files: publicCalls.map((call) => `openapi.json#/paths/${call.replace(/^\//, '~1')}`),
      rules: {
        // Public: there is no session yet that could be asked for or be over.
        'owasp:api2:2023-write-restricted': 'off',
        'owasp:api2:2023-read-restricted': 'off',
        'owasp:api8:2023-define-error-responses-401': 'off',
      },
    },
  ],
};
