import type { Clock } from '../ports/Clock';

export interface TestClock extends Clock {
  set(time: Date | string): void;
  advance(seconds: number): void;
}

/** A clock that stands still until a test moves it. */
export function createTestClock(start: string): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime();
    },
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}
