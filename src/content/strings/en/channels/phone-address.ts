import type { AddressWords } from '../../channel-words.ts';

/** The words about a phone number, whatever messages go to it. */
export const phoneAddressWords = {
  help: 'Include the country code, such as +1234567890.',
  typeFirst: 'Type your number and save. Then we can send you a code.',
  saveFirst: 'Save first. Then we can send a code to this number.',
  notAgreed: 'Check the box and save first. Then we can send a code to this number.',
  notConfirmed: (number: string) => `${number} isn’t confirmed yet, so we don’t send anything to it.`,
  startAgain: 'To start again, get a new code on this number, or save another number.',
  goesTo: (number: string) => `Messages go to ${number}.`,
  confirmed: (number: string) => ({ title: 'Number confirmed', message: `Messages can reach you at ${number}.` }),
} satisfies Omit<AddressWords, 'label' | 'missing'>;
