import type * as English from '../en/short-messages.ts';

export const shortMessageWords: typeof English.shortMessageWords = {
  answer: 'Responde HECHO, LUEGO o PAUSA.',
  answerInWords: 'Responde con tu reflexión, o LUEGO o PAUSA.',
  optOut: 'Responde STOP para no recibir más.',
  code: ({ app, code }) =>
    `${app}: tu código es ${code}. Sirve durante diez minutos. Si no lo pediste, ignora este mensaje.`,
  verified: ({ app, termsUrl }) =>
    `${app}: tu número está confirmado. Recibirás de 1 a 3 mensajes al día. Pueden aplicarse tarifas de mensajes y datos. Responde HELP para recibir ayuda, STOP para no recibir más. Condiciones y privacidad: ${termsUrl}`,
  test: ({ app }) => `${app}: esto es una prueba. Tus mensajes llegan a este teléfono.`,
};
