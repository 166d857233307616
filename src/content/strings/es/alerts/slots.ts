import type * as English from '../../en/alerts/slots.ts';
import { atTime, endSentence, onDay, sinceTime } from '../grammar.ts';
import { plural } from '../locale.ts';

export const slotWords: typeof English.slotWords = {
  intro: 'Cada una de tus horas, con lo que se planeó, se preparó y se envió, y lo que puedes hacer si algo no llegó.',
  times: (zone) => `Las horas son las de ${zone}.`,
  show: 'Mostrar',
  filters: {
    all: 'Todo',
    coming: 'Lo que viene',
    arrived: 'Lo que llegó',
    missed: 'Lo que no llegó por todos los canales',
  },
  today: 'Hoy',
  tomorrow: 'Mañana',
  yesterday: 'Ayer',
  empty: {
    all: 'Todavía no hay nada planeado. Elige tus horas arriba y cada una aparecerá aquí.',
    coming: 'No hay nada planeado para los próximos dos días.',
    arrived: 'Todavía no ha llegado nada.',
    missed: 'No faltó nada.',
  },
  emptyPaused: (day) => `No hay nada planeado: tu guía está en pausa hasta ${onDay(day)}.`,
  failed: 'No pudimos cargar lo que se envió.',
  more: 'Cargar más',
  loading: 'Cargando…',
  shown: (count) => plural(count, { one: '# hora en pantalla', other: '# horas en pantalla' }),
  app: 'En la app',
  states: {
    planned: 'Planeado',
    prepared: 'Listo',
    pending: 'En camino',
    sending: 'En camino',
    sent: 'Enviado',
    shown: 'Visible',
    delivered: 'Entregado',
    read: 'Leído',
    captured: 'Guardado como archivo',
    failed: 'No enviado',
    skipped: 'No enviado',
    suppressed: 'Retenido',
    unknown: 'Quizá enviado',
    cancelled: 'Cancelado',
  },
  sentences: {
    planned: 'Se preparará media hora antes.',
    prepared: 'Saldrá a su hora.',
    pending: 'Se está enviando ahora.',
    shown: (at) => endSentence(`Está en la app ${sinceTime(at)}`),
    sent: (at) => endSentence(`Salió ${atTime(at)}`),
    delivered: (at) => endSentence(`Llegó ${atTime(at)}`),
    read: (at) => endSentence(`Lo leíste ${atTime(at)}`),
    captured: 'Este sitio todavía no tiene servidor de correo: el mensaje quedó en el servidor y no te llegó.',
    again: 'Lo intentaremos de nuevo.',
    cancelled: 'Se canceló antes de su hora.',
    notPrepared: 'No se pudo preparar la guía a tiempo.',
  },
  toAdmin: {
    intro:
      'Cada hora de esta persona, con lo que se planeó, preparó y envió, y qué hacer cuando algo no llegó. No se muestran textos.',
    empty: {
      all: 'No hay nada planeado: esta persona aún no tiene horas.',
      coming: 'No hay nada planeado para los próximos dos días.',
      arrived: 'Aún no ha llegado nada.',
      missed: 'No faltó nada.',
    },
    sentences: {
      read: (at) => endSentence(`La persona lo leyó ${atTime(at)}`),
      captured:
        'No hay servidor de correo, así que el correo se guarda como archivo. Configura uno en los ajustes del sitio, en «Correo».',
    },
  },
};
