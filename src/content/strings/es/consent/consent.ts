import type * as English from '../../en/consent/consent.ts';

export const consentWords: typeof English.consentWords = {
  back: 'Volver al Centro de consentimiento',
  dashboard: 'Volver al inicio',
  lastUpdated: 'Última actualización:',
  policy: (version, day) => `Versión ${version} de la política, vigente desde el ${day}`,
  onThisPage: 'En esta página',
  official: 'Registro oficial de consentimiento',
  technical: 'Notas técnicas',
  privacy: 'Notas de privacidad',
  manage: {
    title: 'Cambiar de opinión',
    message: 'Puedes cambiar lo que aceptaste cuando quieras, sin dar razones.',
  },
  contact: {
    title: 'Contacto',
    message: 'Preguntas sobre tus datos, tu consentimiento o esta página.',
  },
  support: {
    title: 'Ayuda',
    message: 'Para mensajes que no llegan, o que llegan cuando no deberían.',
  },
  askChurch: 'Pregunta a la iglesia que mantiene este sitio.',
};

export const onThisSiteWords: typeof English.onThisSiteWords = {
  title: 'En este sitio',
  unknown: 'No se sabe',
  message: 'Por un canal no disponible no se envía nada.',
  failed: 'No pudimos comprobar qué está disponible aquí. Todo lo demás de esta página sigue siendo válido.',
};
