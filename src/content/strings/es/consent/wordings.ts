import type * as English from '../../en/consent/wordings.ts';
import { registrationWording } from './registration.ts';

// Each version is its own: the ledger names the very words that were on the screen.
export const consentWordings: typeof English.consentWordings = {
  registration: registrationWording,
  onboarding: {
    version: 'onboarding-3-es',
    text: 'Tu guía se envía solo por los canales que elijas aquí. La carta semanal y las novedades del servicio pueden llegar por correo de todos modos. En Ajustes hay un interruptor para cada cosa.',
    digest: '8a39a7cdb8a2',
  },
  settings: {
    version: 'settings-5-es',
    text: 'Elige cómo te llega tu guía. En cuanto guardas, ya no se envía guía por los canales que desactivaste, ni siquiera la que estaba en espera. La carta semanal y las novedades del servicio tienen sus propios interruptores en Correo.',
    digest: '7086b928eade',
  },
  pause: {
    version: 'pause-2-es',
    text: 'Lo que pausas aquí no llega hasta el día que elijas. Después vuelve a llegar por sí solo, o antes si lo reanudas. La carta semanal y las novedades del servicio tienen pausas propias, así que pausar el correo no las detiene. Los mensajes sobre tu cuenta siguen llegando.',
    digest: 'c39590d230fc',
  },
  pauseEverything: {
    version: 'pauseeverything-1-es',
    text: 'Mientras tu guía está en pausa, no se envía por ningún canal. La carta semanal y las novedades del servicio también se pausan. Los mensajes sobre tu cuenta siguen llegando, y puedes seguir leyendo lo anterior. Puedes reanudarla en cualquier momento.',
    digest: '7b822f46da25',
  },
  pauseTwoWeeks: {
    version: 'pausetwoweeks-1-es',
    text: 'Durante dos semanas no recibirás guía, ni por correo ni de otra forma, ni tampoco la carta semanal ni las novedades del servicio. Después se aplican otra vez tus elecciones.',
    digest: '81a05a7f9d84',
  },
  model: {
    version: 'model-2-es',
    text: 'Con esto activado, un modelo de lenguaje escribe guía para ti. Es un programa de computadora, casi siempre de otra empresa. Lee lo que escribiste sobre la amistad, tu respuesta sobre cómo van tus amistades, las áreas en las que quieres crecer, tus metas abiertas y los títulos de tu guía más reciente. Tu nombre, tus direcciones y tus reflexiones nunca le llegan. Mientras esto está desactivado no le llega nada, y toda tu guía viene de nuestra propia biblioteca.',
    digest: '8b5d77a95f34',
  },
  memories: {
    version: 'memories-3-es',
    text: 'Con esto activado, de vez en cuando tu página de inicio y la carta semanal te traen de vuelta algunas frases de tu diario: algo que escribiste hace cerca de un año o, en la carta, en la última semana. Solo se te muestran a ti, y la carta va a tu propia dirección de correo confirmada. Dejamos fuera lo que parecía hablar de un peligro, y ningún modelo de lenguaje lee tu diario para esto.',
    digest: 'e669abd65997',
  },
};
