import type * as English from '../en/chats.ts';

export const slackChatWords: typeof English.slackChatWords = {
  stop: 'Dejar de recibir estos mensajes',
  settings: 'Abrir los ajustes',
  test: (site) => `Esta es una prueba de ${site}. Si puedes leerla, los mensajes te llegan aquí.`,
};

export const chatWords: typeof English.chatWords = {
  open: { prayer: 'Empezar a orar', do: 'Dar este paso', reflection: 'Escribir tu reflexión' },
  byReply: (least) => `O responde a este mensaje con tus propias palabras (al menos ${least} caracteres).`,
  stop: 'Para dejar de recibir estos mensajes, envía /stop.',
  test: {
    title: 'Funciona',
    text: (site) => `Esta es una prueba de ${site}. Si puedes leerla, los mensajes te llegan a este chat.`,
  },
};
