import type * as English from '../../en/guidance/care-hint.ts';

export const careHintWords: typeof English.careHintWords = {
  link: 'Si esto pesa demasiado, hay personas con quienes puedes hablar ahora',
};
