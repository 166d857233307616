import type * as English from '../../en/admin/admin-trends.ts';
import { locale, plural } from '../locale.ts';

const figure = (count: number) => count.toLocaleString(locale.numbers);

export const adminTrendWords: typeof English.adminTrendWords = {
  intro: (zone) => `Los días empiezan a medianoche en ${zone}.`,
  numbers: 'Mostrar los números',
  day: 'Día',
  messages: {
    title: 'Mensajes por día',
    intro: 'Qué pasó con los mensajes programados de los últimos 30 días. La guía que se lee en la app no cuenta.',
    caption: 'Mensajes por día y qué pasó con ellos',
    sent: 'Enviados',
    failed: 'Fallidos',
    notSent: 'No enviados',
    none: 'No había ningún mensaje previsto en estos 30 días. Cuando salga la guía, verás aquí qué pasó con ella.',
    allSent: (sent) =>
      plural(sent, { one: 'El único mensaje de estos días se envió.', other: 'Los # mensajes se enviaron.' }),
    someSent: (sent, all) =>
      plural(all, {
        one: 'El único mensaje de estos días no se envió.',
        other: `Se enviaron ${figure(sent)} de # mensajes.`,
      }),
    someFailed: (failed, day) =>
      plural(failed, { one: `Uno falló, el ${day}.`, other: `Fallaron #; el peor día fue el ${day}.` }),
    someNotSent: (notSent) =>
      plural(notSent, {
        one: 'Uno se canceló, llegó demasiado tarde o no tenía una dirección confirmada.',
        other: '# se cancelaron, llegaron demasiado tarde o no tenían una dirección confirmada.',
      }),
    seeFailed: 'Ver lo que falló',
  },
  lateness: {
    title: 'Con qué retraso salen los mensajes',
    intro: 'El tiempo desde el minuto elegido hasta que el proveedor aceptó el mensaje.',
    caption: 'Retraso de los mensajes por día',
    median: 'La mitad en',
    p99: '99 de cada 100 en',
    none: 'En estos 30 días no salió ningún mensaje, así que todavía no hay nada que medir.',
    usual: (time) => `En un día normal, la mitad de los mensajes sale en ${time}.`,
    worst: (day, time) => `El día más lento fue el ${day}: 99 de cada 100 mensajes salieron en ${time}.`,
  },
  activity: {
    title: 'Miembros activos por semana',
    intro: 'Miembros que completaron al menos una oración, acción o reflexión. La semana empieza el lunes.',
    caption: 'Miembros activos por semana',
    week: 'Semana del',
    active: 'Miembros activos',
    none: 'Nadie ha completado una guía en estas doce semanas.',
    lastWeek: (active, members) =>
      plural(members, {
        one: `La semana pasada, ${figure(active)} de # miembro completó algo.`,
        other: `La semana pasada, ${figure(active)} de # miembros completaron algo.`,
      }),
    thisWeek: (active) => `Esta semana, hasta ahora: ${figure(active)}.`,
    best: (active, day) => `La mejor semana fue la del ${day}, con ${figure(active)}.`,
  },
};
