import { afterEach, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline';

const address = 'http://kalem.test/api/fatura';

afterEach(() => void vi.useRealTimers());

test('A-14: aborts when the caller disconnects, has disconnected, or the time is over', () => {
  vi.useFakeTimers();
  const caller = new AbortController();
  const { signal, end } = startDeadline({}, new Request(address, { signal: caller.signal }));
  expect(signal.aborted).toBe(false);
  caller.abort();
  expect(signal.aborted).toBe(true);
  end();
  expect(startDeadline({}, new Request(address, { signal: AbortSignal.abort() })).signal.aborted).toBe(true);

  const late = startDeadline({ deadlineSeconds: 5 }, new Request(address));
  vi.advanceTimersByTime(4_999);
  expect(late.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(late.signal.reason).toMatchObject({ code: 'CALL_TOOK_TOO_LONG' });
});

test('ATK-15, ATK-52: restarts after each progress, up to twenty times its length', () => {
  vi.useFakeTimers();
  const slow = startDeadline({ deadlineSeconds: 5 }, new Request(address));
  for (let time = 0; time < 20; time += 1) {
    vi.advanceTimersByTime(4_999);
    slow.extend();
  }
  expect(slow.signal.aborted).toBe(false);
  vi.advanceTimersByTime(20);
  expect(slow.signal.reason).toMatchObject({ code: 'CALL_TOOK_TOO_LONG' });
});
