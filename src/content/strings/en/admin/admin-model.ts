import { plural } from '../locale.ts';
/** What the language model used for each member. */
export const adminModelWords = {
  title: 'Language Model',
  caption: 'Members the model was used for this month, highest cost first',
  intro:
    'What it used this month for each member. Days begin at midnight in the member’s own time zone. No one’s words are shown here.',
  empty: 'The model hasn’t been used this month.',
  member: 'Member',
  money: 'Cost',
  calls: 'Requests',
  tokens: 'Tokens',
  today: 'Today',
  todayOnly: (calls: number) => plural(calls, { one: '# request today', other: '# requests today' }),
  todayOf: (calls: number, cap: number) => `${calls} of ${cap} today`,
  /** The heading of its sentence on a member’s page. */
  fact: 'Language model',
  month: (calls: number, tokens: string, money: string) =>
    `${plural(calls, { one: '# request', other: '# requests' })} this month: ${tokens} tokens, ${money}.`,
  capToday: (calls: number, cap: number) => `Today: ${calls} of ${cap}.`,
  lessThan: (money: string) => `less than ${money}`,
  all: 'Compare members',
};
