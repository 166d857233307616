import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import type * as English from '../../en/alerts/answer.ts';

export const answerPageWords: typeof English.answerPageWords = {
  asks: {
    prayer: '¿Dedicaste un minuto a orar?',
    do: '¿Diste este paso?',
    reflection: 'Escribe lo que te vino al corazón. Se guarda con esta reflexión y puedes leerlo en la app.',
  },
  buttons: {
    prayer: 'Ya oré',
    do: 'Sí, lo hice',
    reflection: 'Completar la reflexión',
  },
  later: 'Enviar otra vez en una hora',
  pause: 'Pausar todo dos semanas',
  sending: 'Guardando…',
  /** Below a reflection that is not saved yet. */
  keeps: 'Tus palabras se quedan aquí mientras esta pestaña esté abierta.',
  alsoPossible: 'O bien:',
  outcomes: {
    done: { title: 'Está hecho', text: 'Queda marcada como hecha en la app. Gracias por dedicarle este tiempo.' },
    words_needed: {
      title: 'Unas palabras más',
      text: `Una reflexión se completa con tus propias palabras: al menos ${MIN_REFLECTION_LENGTH} caracteres.`,
    },
    later: { title: 'Hasta dentro de una hora', text: 'Te llegará una vez más en una hora.' },
    not_again: { title: 'Por hoy, no más', text: 'Hoy no llegará otra vez, pero te espera en la app.' },
    paused: {
      title: 'Tu guía está en pausa',
      text: 'Durante dos semanas no recibirás guía, ni por correo ni de otra forma. En Ajustes puedes terminar la pausa cuando quieras.',
    },
    used: {
      title: 'Este enlace ya se usó',
      text: 'Ya pausó tu guía una vez. Para pausarla otra vez, abre Ajustes.',
    },
    gone: {
      title: 'Este enlace ya no sirve',
      text: 'Quizá es demasiado antiguo o la guía ya no está aquí. En la app encontrarás toda tu guía.',
    },
  },
  before: {
    done: { title: 'Ya está hecho', text: 'Esto ya estaba marcado como hecho. Lo encuentras en la app.' },
    later: { title: 'Está en camino', text: 'Ya lo pediste. Llegará una vez más en menos de una hora.' },
  },
  unsaved: 'Estas palabras no se guardaron. Cópialas para conservarlas',
  written: 'Lo que escribiste aquí. Cópialo para conservarlo',
  open: 'Abrir la app',
  failed: { title: 'No se guardó', message: 'Nada ha cambiado. Inténtalo de nuevo.' },
};
