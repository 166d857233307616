import type * as English from '../../en/consent/wordings.ts';

// Each version is its own: the ledger names the very words that were on the screen.
export const consentWordings: typeof English.consentWordings = {
  registration: {
    version: 'registration-2-es',
    text: 'Al unirte, aceptas que este sitio pueda enviarte tu guía por correo una vez que hayas confirmado tu dirección. Puedes dejar de recibirla en cualquier momento con un clic.',
    digest: 'bf96f7042af1',
  },
  onboarding: {
    version: 'onboarding-1-es',
    text: 'Tu guía llega solo por los métodos que elijas aquí. Cada mensaje dice cómo ponerle fin.',
    digest: 'd2cd46417826',
  },
  settings: {
    version: 'settings-2-es',
    text: 'La guía te llega solo por los métodos que están encendidos. En cuanto guardas, un método que apagaste ya no envía nada, ni siquiera lo que estaba en espera.',
    digest: '022935d629e3',
  },
  pause: {
    version: 'pause-1-es',
    text: 'Nada llega por aquí hasta el día que elijas. Después vuelve a llegar por sí solo, o antes si lo reanudas. Los mensajes sobre tu cuenta siguen llegando.',
    digest: 'b50869e5216d',
  },
  model: {
    version: 'model-1-es',
    text: 'Con esto encendido, un modelo de lenguaje escribe guía para ti. Es un programa de computadora, casi siempre de otra empresa. Lee lo que escribiste sobre la amistad, tu respuesta sobre cómo van tus amistades, las áreas en las que quieres crecer, tus metas abiertas y los títulos de tu guía más reciente. Tu nombre, tus direcciones y tus reflexiones nunca le llegan. Mientras esto está apagado no le llega nada, y toda tu guía viene de nuestra propia biblioteca.',
    digest: '86a8e574b740',
  },
  memories: {
    version: 'memories-1-es',
    text: 'Con esto encendido, tu página de inicio y la carta semanal te traen de vuelta algunas frases que escribiste en tu diario hace cerca de un año, y la carta también una frase de tu última semana. Solo se te muestran a ti, y la carta va por correo electrónico a tu propia dirección confirmada. Lo que parecía hablar de un peligro no vuelve, y ningún modelo de lenguaje lo lee para esto. Mientras esto está apagado, nada vuelve.',
    digest: '4c65a0327a45',
  },
};
