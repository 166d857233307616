import type * as English from '../en/unsubscribe.ts';
import { onDay } from './grammar.ts';

export const unsubscribeWords: typeof English.unsubscribeWords = {
  title: 'Tus correos',
  intro: 'Elige qué te llega por correo. La guía que apagues se sigue leyendo en la app.',
  legend: 'Qué llega por correo',
  categories: {
    guidance: {
      name: 'Correos de guía',
      about: 'Tu guía, a las horas que fijaste. Si lo apagas, nada de ella llega por correo.',
    },
    prayer_reminders: { name: 'Recordatorios de oración', about: 'Las oraciones de tu guía.' },
    reflection_prompts: { name: 'Invitaciones a reflexionar', about: 'Las reflexiones de tu guía.' },
    weekly_letter: { name: 'Carta semanal', about: 'Una mirada atrás a tu semana, para cuando este sitio la envíe.' },
    service_updates: { name: 'Novedades del servicio', about: 'Lo nuevo aquí, para cuando este sitio las envíe.' },
  },
  rest: 'Un tiempo de descanso',
  pause: 'Pausar dos semanas',
  pauseAbout:
    'Durante dos semanas no llega guía, ni por correo ni de otra forma. Después valen otra vez tus elecciones.',
  pausedUntil: (day) => `No llega guía hasta ${onDay(day)}.`,
  onlyOff: 'Un correo se puede reenviar, así que esta página solo apaga cosas. Para encender algo otra vez:',
  signIn: 'Inicia sesión y abre Ajustes',
  none: 'Apagar todo esto',
  save: 'Guardar elecciones',
  saving: 'Guardando…',
  saved: 'Tus elecciones están guardadas',
  savedMessage:
    'Valen desde ahora, también para los correos en espera. Los mensajes de seguridad de tu cuenta siguen llegando.',
  change: 'Cambiarlas de nuevo',
  failed: { title: 'Tus elecciones no se guardaron', message: 'Nada ha cambiado. Inténtalo de nuevo.' },
};
