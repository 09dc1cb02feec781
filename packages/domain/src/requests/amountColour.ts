import { type ColourClass, describeRequest } from './describeRequest';

type Requests = readonly Parameters<typeof describeRequest>[0][];

/** The colour of an invoice's amounts, by its newest request: black without one. Source: REQ-13. */
export function amountColour([newest]: Requests): ColourClass {
  return newest ? describeRequest(newest).colour : 'SIYAH';
}
