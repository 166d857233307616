import type * as English from '../en/chats.ts';

export const chatWords: typeof English.chatWords = {
  open: { prayer: 'Empezar a orar', do: 'Dar este paso', reflection: 'Escribir tu reflexión' },
  stop: 'Para dejar de recibir estos mensajes, envía /stop.',
  test: {
    title: 'Funciona',
    text: (site) => `Esta es una prueba de ${site}. Si puedes leerla, los mensajes te llegan a este chat.`,
  },
};
