import { describe, expect, test } from 'vitest';
import { ALERT_METHODS } from '../../../../shared/channels/channels.ts';
import { deriveRowState } from './channel-row-state.ts';

const REASON = 'The reason from the server.';

describe.each(ALERT_METHODS)('%s', (method) => {
  test('that is not set up has a disabled switch and shows the reason', () => {
    for (const on of [false, true])
      expect(deriveRowState({ method, state: 'not_configured', reason: REASON, said: null }, on)).toEqual({
        tone: 'quiet',
        badge: null,
        sentence: REASON,
        on: false,
        open: false,
        pausable: false,
        details: false,
      });
  });

  test('that is off shows no badge, no sentence and no details', () => {
    expect(deriveRowState({ method, state: 'off', reason: null, said: null }, false)).toMatchObject({
      tone: 'quiet',
      badge: null,
      sentence: null,
      on: false,
      open: true,
      details: false,
    });
  });

  test('that is ready has a good badge', () => {
    expect(deriveRowState({ method, state: 'ready', reason: null, said: null }, true)).toMatchObject({
      tone: 'good',
      badge: expect.stringMatching(/^(Ready|Linked|Connected)$/),
      details: true,
    });
  });

  test('that waits for the member to write is not “Ready”, and says what to do', () => {
    expect(deriveRowState({ method, state: 'waiting', reason: REASON, said: null }, true)).toMatchObject({
      tone: 'caution',
      badge: 'Waiting',
      sentence: REASON,
      pausable: true,
      details: true,
    });
  });

  test('that is paused keeps its usual sentence, because the row shows until when', () => {
    expect(deriveRowState({ method, state: 'paused', reason: REASON, said: null }, true)).toMatchObject({
      tone: 'quiet',
      badge: 'Paused',
      sentence: null,
      pausable: true,
      details: true,
    });
  });

  test('can be paused only when messages arrive now or once the member writes', () => {
    for (const state of ['ready', 'waiting', 'captured', 'paused'] as const)
      expect(deriveRowState({ method, state, reason: null, said: null }, true).pausable, state).toBe(true);
    for (const state of ['off', 'needs_verification', 'disabled'] as const)
      expect(deriveRowState({ method, state, reason: null, said: null }, state !== 'off').pausable, state).toBe(false);
    expect(deriveRowState({ method, state: 'ready', reason: null, said: null }, false).pausable).toBe(false);
  });

  test('that needs the member or has stopped shows the server’s reason', () => {
    expect(deriveRowState({ method, state: 'needs_verification', reason: REASON, said: null }, true)).toMatchObject({
      tone: 'caution',
      sentence: REASON,
    });
    expect(deriveRowState({ method, state: 'disabled', reason: REASON, said: null }, true)).toMatchObject({
      tone: 'bad',
      badge: 'Stopped',
      sentence: REASON,
    });
  });

  test('with an unsaved switch shows “Not saved yet”', () => {
    for (const state of ['ready', 'disabled', 'needs_verification'] as const)
      expect(deriveRowState({ method, state, reason: REASON, said: null }, false)).toMatchObject({
        badge: 'Not saved yet',
        on: false,
        details: false,
      });
    expect(deriveRowState({ method, state: 'off', reason: null, said: null }, true)).toMatchObject({
      badge: 'Not saved yet',
      on: true,
      details: true,
    });
  });
});
