import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Deadline, startDeadline } from './deadline';

const address = 'http://kalem.test/api/fatura';

describe('the end of a call', () => {
  afterEach(() => void vi.useRealTimers());

  test('A-14: comes when the caller leaves, has left, or the time is over', () => {
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

  test('A-14: what listened for it is gone with the call, however many there were', async () => {
    const signals = Array.from({ length: 100 }, () => listenedTo(startDeadline({}, new Request(address))));
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    await expect
      .poll(() => {
        collectGarbage();
        return signals.filter((signal) => signal.deref()).length;
      })
      .toBe(0);
  });
});

function listenedTo({ signal, end }: Deadline): WeakRef<AbortSignal> {
  signal.addEventListener('abort', () => undefined, { once: true });
  end();
  return new WeakRef(signal);
}
