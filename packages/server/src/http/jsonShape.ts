import * as callProblems from '../problems/callProblems';

/** Checks JSON piece by piece as it arrives. Throws a problem for JSON that would take long to parse. */
export type JsonShape = (piece: Uint8Array) => void;

const LEAST_VALUES = 1000;
/** An invoice line has at most forty fields in eight hundred bytes. */
const BYTES_PER_VALUE = 20;
/** Different names in a body. The contract has fewer than three hundred, including those of all taxes. */
const MOST_NAMES = 1000;
/** The contract's deepest body has four levels. */
const MOST_DEPTH = 20;

const [QUOTE, BACKSLASH, COMMA, COLON] = [...'"\\,:'].map((sign) => sign.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'[]{}'].map((sign) => sign.charCodeAt(0));
/**
 * The prime of the FNV-1a hash. The start value is random for each process, so that a caller cannot send colliding
 * names.
 */
const PRIME = 16_777_619;
const START = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;

/**
 * Counts values, different names and depth. `JSON.parse` takes a microsecond for each new name, and later code recurses
 * by depth. Without these limits, a few megabytes of names or a hundred kilobytes of brackets would block every other
 * call.
 */
export function checkJsonShape(limit: number): JsonShape {
  const mostValues = Math.max(LEAST_VALUES, limit / BYTES_PER_VALUE);
  const names = new Set<number>();
  let [values, depth, text] = [0, 0, START];
  let [isText, isEscaped] = [false, false];

  return (piece) => {
    for (const byte of piece) {
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
        text = Math.imul(text ^ byte, PRIME);
      } else if (byte === QUOTE) [isText, text] = [true, START];
      else if (byte === COLON) names.add(text);
      else if (byte === COMMA) values += 1;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) [values, depth] = [values + 1, depth + 1];
      else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
      if (depth > MOST_DEPTH) throw callProblems.bodyTooDeep();
      if (values > mostValues || names.size > MOST_NAMES) throw callProblems.bodyTooLarge();
    }
  };
}
