import type * as English from '../../en/guidance/care-hint.ts';

export const careHintWords: typeof English.careHintWords = {
  reflection: 'Si esto pesa demasiado, hay personas con quienes puedes hablar ahora',
  dashboard: 'Ayuda y personas con quienes puedes hablar',
};
