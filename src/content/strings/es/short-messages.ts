import type * as English from '../en/short-messages.ts';

export const shortMessageWords: typeof English.shortMessageWords = {
  optOut: 'Responde STOP para no recibir más.',
  code: ({ app, code }) =>
    `${app}: tu código es ${code}. Vale durante diez minutos. Si no lo pediste, ignora este mensaje.`,
  test: ({ app }) => `${app}: esto es una prueba. Tus mensajes llegan a este teléfono.`,
};
