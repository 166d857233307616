import { contractMessage } from '../../../../shared/messages/contract-message.ts';
import { wordsFor } from '../../../../shared/messages/message.ts';
import type * as English from '../../en/messages/contracts.ts';
import { channelSentences } from '../channels/all.ts';
import { contractMessages } from './contract-messages.ts';

const messages = { ...contractMessages, ...channelSentences };

export const contractWords: typeof English.contractWords = {
  of(sentence) {
    const said = contractMessage(sentence);
    return (said && wordsFor(messages, said)) ?? sentence;
  },
};
