import type * as English from '../en/letters.ts';
import { plural } from './locale.ts';

const noon = (localDate: string) => new Date(`${localDate}T12:00:00Z`);

export const letterWords: typeof English.letterWords = {
  weekly: {
    subject: (entries) => `Tu semana: ${plural(entries, { one: '# paso dado', other: '# pasos dados' })}`,
    quietSubject: 'Empieza una nueva semana',
    title: 'Tu semana',
    quietTitle: 'Empieza una nueva semana',
    range: ({ from, until }) =>
      new Intl.DateTimeFormat('es-419', { month: 'long', day: 'numeric', timeZone: 'UTC' }).formatRange(
        noon(from),
        noon(until),
      ),
    kept: ({ entries, days }) =>
      `Esta semana completaste ${plural(entries, { one: 'una guía', other: '# guías' })} en ${plural(days, { one: 'un día', other: '# días' })}. Bien hecho.`,
    quiet:
      'Fue una semana tranquila aquí, y está bien. Nada se ha perdido, nadie lleva la cuenta, y el próximo paso te espera para cuando quieras.',
    streak: (days) => `Tu racha: ${plural(days, { one: '# día', other: '# días' })}.`,
    completed: 'Lo que completaste',
    themes: 'La semana que viene',
    weekday: (localDate) => {
      const name = new Intl.DateTimeFormat('es-419', { weekday: 'long', timeZone: 'UTC' }).format(noon(localDate));
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    },
    goals: 'Tus metas',
    percent: (percent) => `${percent}\u00A0%`,
    ownSentence: 'En tus propias palabras',
    memory: 'Hace un año escribiste',
    writtenOn: (localDate) =>
      new Intl.DateTimeFormat('es-419', { dateStyle: 'long', timeZone: 'UTC' }).format(noon(localDate)),
    journal: 'Léelo en tu diario',
    button: 'Ver tu progreso',
    reason: (site) => `Recibes esto porque la carta semanal de ${site} está activada.`,
  },
  prayer_reminder: {
    label: 'Aún abierta',
    preview: 'Un minuto de oración antes de que termine el día.',
    note: 'Si ya oraste, gracias. Puedes marcarla como completada en la app; los días en que lo haces, este recordatorio no llega.',
    reason: (site) => `Activaste los recordatorios de oración de ${site}.`,
  },
  reflection_prompt: {
    label: 'Una pregunta para esta noche',
    preview: 'Una pregunta de la reflexión de hoy, para un momento tranquilo.',
    note: 'Bastan unas pocas frases sinceras.',
    reason: (site) => `Activaste las invitaciones a reflexionar de ${site}.`,
  },
  service_update: {
    label: 'Novedades',
    button: (site) => `Abrir ${site}`,
    reason: (site) =>
      `Recibes esto porque las novedades del servicio de ${site} están activadas. Llegan como mucho una vez al mes.`,
  },
};
