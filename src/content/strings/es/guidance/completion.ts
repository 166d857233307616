import type * as English from '../../en/guidance/completion.ts';
import { plural } from '../locale.ts';
import { offlineWords } from './offline.ts';

export const completionWords: typeof English.completionWords = {
  prayerTime: {
    title: 'Tiempo de oración',
    notNow: 'Ahora no',
    prayed: 'Ya oré',
    amen: 'Amén.',
    begun: 'Un minuto de oración. Se completa por sí solo.',
    secondsLeft: (seconds) => plural(seconds, { one: 'Queda # segundo', other: 'Quedan # segundos' }),
    timeLeft: 'Tiempo restante',
  },
  actionCompletion: {
    title: 'Completar la acción',
    question: '¿Diste tu paso práctico?',
    yes: 'Sí, lo di',
    no: 'No, aún no',
    greatJob: 'Bien hecho',
    markComplete: 'Marcar como completada',
    takeBack: 'Cambiar mi respuesta',
    unmarked: {
      title: '¿Marcarla como completada?',
      message: 'Dijiste que diste este paso, pero aún no está marcado como completado.',
      close: 'Cerrar sin marcar',
    },
  },
  reflectionTime: {
    title: 'Tiempo de reflexión',
    label: 'Tu reflexión',
    placeholder: 'Escribe como le escribirías a un amigo…',
    minimum: (length, minimum) => `Mínimo ${minimum} caracteres (${length}/${minimum})`,
    remaining: (left) => plural(left, { one: 'Falta # carácter', other: 'Faltan # caracteres' }),
    enough: 'Con eso basta para completarla',
    complete: 'Completar reflexión',
    completed: 'Gracias por tomarte este tiempo.',
    notNow: 'Ahora no',
    kept: 'No pudimos guardarla. Tus palabras siguen aquí; no se perdió nada.',
    restored: 'Aquí está lo que empezaste a escribir.',
    keeps: 'Puedes cerrar esto. Tus palabras seguirán aquí mientras esta pestaña esté abierta.',
    keptForLater: {
      title: 'Conservamos tus palabras',
      message: 'Las encontrarás aquí cuando vuelvas, mientras esta pestaña esté abierta.',
    },
    copy: 'Copiar mis palabras',
    close: 'Cerrar',
  },
  elsewhere: {
    toast: {
      title: offlineWords.elsewhere.title,
      message: 'Antes se guardó otra reflexión. La tuya sigue en la tarjeta; cópiala desde ahí.',
    },
    meanwhile: `${offlineWords.elsewhere.title}.`,
    meanwhileWritten:
      'Ya se completó en otro lugar. Tus palabras ya no se pueden guardar; siguen en la tarjeta hasta que las descartes.',
    unsaved: 'Se completó antes en otro lugar, así que estas palabras no se guardaron',
    discard: 'Descartar',
  },
  done: { title: '¡Guía completada!', message: 'Bien hecho. Sigues firme en tu deseo de crecer.' },
  failed: { title: offlineWords.refused.title, message: 'Inténtalo de nuevo.' },
};
