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
    version: 'settings-4-es',
    text: 'La guía se envía solo por los canales que están activados. En cuanto guardas, por un canal que desactivaste ya no se envía guía, ni siquiera la que estaba en espera. La carta semanal y las novedades del servicio llegan por correo, cada una mientras su interruptor está activado.',
    digest: '2d687025c055',
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
    version: 'memories-2-es',
    text: 'Con esto activado, tu página de inicio y la carta semanal te traen de vuelta algunas frases que escribiste en tu diario hace cerca de un año, y la carta también una frase de tu última semana. Solo se te muestran a ti, y la carta va por correo electrónico a tu propia dirección confirmada. Lo que parecía hablar de un peligro no vuelve, y ningún modelo de lenguaje lo lee para esto. Mientras esto está desactivado, nada vuelve.',
    digest: '7ca33da6c6c4',
  },
};
