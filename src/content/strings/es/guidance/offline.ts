import type * as English from '../../en/guidance/offline.ts';
import { plural } from '../locale.ts';

const title = 'No tienes conexión';

const kept = {
  title: 'Guardado en este dispositivo',
  offline: 'Se enviará cuando vuelvas a tener conexión.',
  unreached: 'Lo enviaremos en cuanto podamos conectar con el servidor.',
};

const waiting = (count: number) =>
  plural(count, {
    one: 'Una guía que completaste se enviará cuando vuelvas a tener conexión.',
    other: '# guías que completaste se enviarán cuando vuelvas a tener conexión.',
  });

export const offlineWords: typeof English.offlineWords = {
  title,
  readable: 'Aún puedes leer tu última guía y tu historial reciente.',
  waiting,
  willBeSent: kept.offline,
  willBeTried: `${kept.title}. ${kept.unreached}`,
  kept,
  sent: { title: 'Todo al día otra vez', message: 'Lo que completaste se ha enviado.' },
  elsewhere: {
    title: 'Ya se completó en otro lugar',
    message: (title) => `«${title}» se guardó antes con otra reflexión. La tuya sigue en su tarjeta.`,
  },
  refused: {
    title: 'No se pudo marcar como completada',
    message: (title) => `No pudimos enviar «${title}». Ábrela e inténtalo de nuevo.`,
    withWords: (title) => `No pudimos enviar «${title}». Conservamos tus palabras; ábrela e inténtalo de nuevo.`,
  },
};

export const offlinePageWords: typeof English.offlinePageWords = {
  title,
  message: 'En este momento no hay conexión. Nada de lo que guardaste se perdió.',
  readable: 'Aún puedes leer en este dispositivo lo que abriste hace poco:',
  nothingKept: 'Entra una vez con conexión y la próxima vez podrás leer aquí sin ella.',
  today: 'Tu guía de hoy',
  history: 'Historial de guías',
  waiting,
  online: 'Vuelves a tener conexión',
  onlineMessage: 'Todo está disponible otra vez.',
  home: 'Ir al inicio',
  retry: 'Intentar de nuevo',
};
