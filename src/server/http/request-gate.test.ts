import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRequestGate } from './request-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A response whose connection takes 10 ms to close, as a socket does not close within the call. */
class SlowResponse extends EventEmitter {
  destroyed = false;
  destroy(): void {
    this.destroyed = true;
    setTimeout(() => this.emit('close'), 10);
  }
}

const request = {} as IncomingMessage;
const createResponse = () => new SlowResponse() as unknown as ServerResponse;

test('a site with steady requests drains after 3 s', async () => {
  const gate = createRequestGate();
  const answered = vi.fn();
  gate.open(answered);
  const traffic = setInterval(() => gate.answer(request, createResponse()), 5);
  await vi.advanceTimersByTimeAsync(100);
  const drained = vi.fn();
  const aborter = new AbortController();
  void gate.drain(aborter).then(drained);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(drained).not.toHaveBeenCalled();
  expect(aborter.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  clearInterval(traffic);
  expect(drained).toHaveBeenCalled();
  const before = answered.mock.calls.length;
  gate.answer(request, createResponse());
  expect(answered).toHaveBeenCalledTimes(before);
});

test('requests that wait are answered by the next app', () => {
  const gate = createRequestGate();
  const answered = vi.fn();
  gate.answer(request, createResponse());
  gate.open(answered);
  expect(answered).toHaveBeenCalledTimes(1);
  gate.hold();
  gate.answer(request, createResponse());
  expect(answered).toHaveBeenCalledTimes(1);
});
