import type * as English from '../../en/channels/phone-address.ts';

export const phoneAddressWords: typeof English.phoneAddressWords = {
  help: 'Incluye el código de país, como +1234567890.',
  typeFirst: 'Escribe tu número y guarda. Después podemos enviarte un código.',
  saveFirst: 'Guarda primero. Después podemos enviar un código a este número.',
  notAgreed: 'Marca la casilla y guarda primero. Después podemos enviar un código a este número.',
  notConfirmed: (number) => `${number} aún no está confirmado, así que no se le envía nada.`,
  startAgain: 'Para volver a recibirlos, pide un código nuevo a este número o guarda otro número.',
  goesTo: (number) => `Los mensajes van a ${number}.`,
  confirmed: (number) => ({ title: 'Número confirmado', message: `Los mensajes ya pueden llegarte a ${number}.` }),
};
