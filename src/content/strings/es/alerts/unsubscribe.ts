import type * as English from '../../en/alerts/unsubscribe.ts';
import { onDay } from '../grammar.ts';

export const unsubscribeWords: typeof English.unsubscribeWords = {
  title: 'Tus correos',
  intro: 'Elige qué correos recibes. Puedes seguir leyendo toda tu guía en la app.',
  legend: 'Correos que recibes',
  categories: {
    guidance: {
      name: 'Correos de guía',
      about: 'Tu guía, a las horas que fijaste. Si lo desactivas, no te llegará por correo.',
    },
    prayer_reminders: {
      name: 'Recordatorios de oración',
      about: 'Unas palabras por la noche, mientras tu oración siga pendiente.',
    },
    reflection_prompts: {
      name: 'Invitaciones a reflexionar',
      about: 'Una pregunta por la noche, mientras tu reflexión siga pendiente.',
    },
    weekly_letter: { name: 'Carta semanal', about: 'Un repaso de tu semana, el sábado por la mañana.' },
    service_updates: { name: 'Novedades del servicio', about: 'Lo nuevo de este sitio, una vez al mes como máximo.' },
  },
  breakLegend: 'Tómate un descanso',
  pause: 'Pausar dos semanas',
  pausedUntil: (day) => `No recibirás guía hasta ${onDay(day)}.`,
  onlyOff:
    'Un correo se puede reenviar, así que desde esta página solo se pueden desactivar cosas. Para volver a activar algo,',
  signIn: 'inicia sesión y abre Ajustes',
  none: 'Desactivar todo esto',
  save: 'Guardar elecciones',
  saving: 'Guardando…',
  saved: 'Gracias',
  savedMessage:
    'Tus elecciones se aplican de inmediato, incluso a los correos en espera. Seguirás recibiendo los avisos de seguridad de tu cuenta. Si te siguen llegando otros correos, usa el enlace de tu último correo, o inicia sesión y abre Ajustes.',
  change: 'Cambiarlas de nuevo',
  failed: { title: 'Tus elecciones no se guardaron', message: 'Nada ha cambiado. Inténtalo de nuevo.' },
};
