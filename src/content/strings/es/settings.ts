import { appName } from '../app-name.ts';
import type * as English from '../en/settings.ts';

export const settingsWords: typeof English.settingsWords = {
  parts: 'Partes de esta página',
  schedule: 'Horario semanal',
  alerts: 'Preferencias de avisos',
  mail: 'Tipos de correo',
  pause: 'Pausa',
  sent: 'Lo que se envió',
  privacy: 'Privacidad y consentimiento',
  account: 'Cuenta',
  safety: 'Seguridad de acceso',
  tokens: 'Tokens de API',
  language: 'Idioma',
  translation: 'Traducción de la Biblia',
  data: 'Tus datos',
};

export const languageWords: typeof English.languageWords = {
  title: 'Idioma',
  label: `El idioma de ${appName}`,
  about:
    'Elige un idioma y las páginas cambian al momento, igual que el texto que acompaña a la guía en tus correos. Lo que escribes se queda como lo escribiste.',
  guidance: 'Por ahora, la guía misma y la Escritura están en inglés, elijas el idioma que elijas.',
};
