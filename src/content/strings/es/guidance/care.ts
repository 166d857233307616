import type * as English from '../../en/guidance/care.ts';

export const careWords: typeof English.careWords = {
  title: 'No tienes que llevar esto a solas',
  noticed:
    'Algo de lo que escribiste hace pensar que quizá estés pasando por un momento difícil o peligroso. Lo notó un programa, que puede equivocarse. No se ha avisado a nadie, y tus palabras están guardadas tal como las escribiste.',
  danger: 'Si tú u otra persona corre peligro ahora, llama al',
  dangerAnywhere: 'Si tú u otra persona corre peligro ahora, llama al número de emergencias de tu país.',
  safety:
    'Lo primero es que estés a salvo. Durante una semana, tu guía no te pedirá que busques a nadie ni que hagas las paces.',
  call: (name, number) => `Llamar a ${name}: ${number}`,
  text: (to, word) => (word ? `o envía ${word} por SMS al ${to}` : `o envía un SMS al ${to}`),
  about: { self_harm: 'Cuando la vida pesa demasiado', abuse: 'Cuando alguien te hace daño o te da miedo' },
  church: 'Alguien de tu iglesia',
  elsewhere: 'Buscar una línea de ayuda en tu país',
  more: 'Más formas de encontrar ayuda',
  dismiss: 'Ocultar esta tarjeta',
  dismissed: { title: 'Tarjeta oculta', message: 'Encontrarás esta ayuda al final de la página de inicio.' },
  dismissFailed: { title: 'No pudimos ocultarla', message: 'Inténtalo de nuevo.' },
  page: {
    title: 'Ayuda y personas con quienes puedes hablar',
    lead: 'Para ti, o para un amigo que te preocupa. No avisamos a nadie de que abriste esta página.',
    country: 'Tu país',
    other: 'Otro país',
    elsewhere: 'Buscar una línea de ayuda en otro país',
    checked: (date) =>
      `Leímos por última vez las páginas que dan estos números el ${date}. Los números pueden cambiar.`,
    minding:
      'Si otra persona puede ver este dispositivo, piensa si te conviene cerrar esta página al terminar de leerla y borrarla del historial del navegador.',
  },
  saved: 'Tu reflexión está guardada.',
  close: 'Cerrar',
};
