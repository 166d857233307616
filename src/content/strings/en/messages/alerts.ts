import type { MethodState } from '../../../../shared/alerts.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';

/** The server's sentences about methods: why one is not used, and the outcome of a test. */
export const alertMessageWords = {
  of: (sentence: string, _said?: CodedMessage | null): string => sentence,
};

/** The state of a method, in a word or two. */
export const methodStateWords = {
  /** For one member. */
  states: {
    off: 'Off',
    needs_verification: 'Not confirmed',
    ready: 'Ready',
    waiting: 'Waiting',
    captured: 'Kept as files',
    paused: 'Paused',
    disabled: 'Stopped',
    not_configured: 'Not set up',
  } satisfies Record<MethodState['state'], string> as Record<MethodState['state'], string>,
  /** On this site, whoever asks. */
  site: { setUp: 'Set up', captured: 'Kept as files', notSetUp: 'Not set up' },
};
