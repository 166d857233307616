import { appName } from '../app-name.ts';
import type * as English from '../en/settings.ts';
import { onDay } from './grammar.ts';
import { plural } from './locale.ts';

export const settingsWords: typeof English.settingsWords = {
  parts: 'Partes de esta página',
  schedule: 'Horario semanal',
  alerts: 'Preferencias de avisos',
  mail: 'Tipos de correo',
  pause: 'Pausa',
  sent: 'Lo que se envió',
  privacy: 'Privacidad y consentimiento',
  account: 'Cuenta',
  safety: 'Seguridad de la cuenta',
  tokens: 'Tokens de API',
  language: 'Idioma',
  translation: 'Traducción de la Biblia',
  data: 'Tus datos',
};

export const partSummaries: typeof English.partSummaries = {
  next: (what, when) => `Lo próximo: ${what}, ${when}`,
  week: 'Los días y las horas de tu guía',
  alerts: 'Cómo te llega tu guía',
  on: (channels) =>
    channels === 0
      ? 'Ningún canal activado'
      : plural(channels, { one: '# canal activado', other: '# canales activados' }),
  unverified: 'Falta confirmar uno',
  pause: 'Una pausa de toda la guía',
  notPaused: 'Sin pausa',
  paused: (day) => `Hasta ${onDay(day)}`,
  sent: 'Lo que llegó y lo que está por llegar',
  translation: 'La Biblia de la que vienen tus versículos',
  privacy: 'Lo que se guarda y lo que aceptaste',
  safety: 'Verificación en dos pasos, llaves de acceso y dispositivos',
  tokens: 'Para tus propios programas',
  data: 'Descárgalos o elimina tu cuenta',
};

export const languageWords: typeof English.languageWords = {
  label: `El idioma de ${appName}`,
  about:
    'Elige un idioma y las páginas cambian al momento, igual que el texto que acompaña a la guía en tus correos. Lo que escribes se queda como lo escribiste.',
  guidance: 'Por ahora, nuestra biblioteca de guías está en inglés.',
};
