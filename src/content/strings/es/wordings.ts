import type * as English from '../en/wordings.ts';

// Each version is its own: the ledger names the very words that were on the screen.
export const consentWordings: typeof English.consentWordings = {
  registration: {
    version: 'registration-1-es',
    text: 'Al unirte aceptas recibir tu guía por correo una vez que hayas confirmado tu dirección. Puedes ponerle fin en cualquier momento con un clic.',
  },
  onboarding: {
    version: 'onboarding-1-es',
    text: 'Tu guía llega solo por los métodos que elijas aquí. Cada mensaje dice cómo ponerle fin.',
  },
  settings: {
    version: 'settings-2-es',
    text: 'La guía te llega solo por los métodos que están encendidos. En cuanto guardas, un método que apagaste ya no envía nada, ni siquiera lo que estaba en espera.',
  },
};

export const channelWordings: typeof English.channelWordings = {
  sms: {
    version: 'sms-1-es',
    text: 'Acepto recibir mi guía por mensaje de texto en este número, de 1 a 3 mensajes al día. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para ponerles fin en cualquier momento, o HELP para recibir ayuda. Aceptar no es condición para nada más aquí. Las condiciones y las notas de privacidad están en el registro de consentimiento.',
  },
  whatsapp: {
    version: 'whatsapp-1-es',
    text: 'Al encender WhatsApp aceptas recibir tu guía en este número, de 1 a 3 mensajes al día. Pueden aplicarse tarifas de datos. Responde STOP para ponerles fin en cualquier momento.',
  },
  mail: {
    version: 'mail-2-es',
    text: 'Solo te llegan los tipos de correo que están encendidos. En cuanto guardas, los que apagaste dejan de llegar, incluso los que estaban en espera.',
  },
};
