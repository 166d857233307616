import type * as English from '../../en/alerts/categories.ts';

export const categoryWords: typeof English.categoryWords = {
  categories: {
    prayer_reminders: { name: 'Recordatorios de oración', about: 'Las oraciones de tu guía.' },
    reflection_prompts: { name: 'Invitaciones a reflexionar', about: 'Las reflexiones de tu guía.' },
    weekly_letter: {
      name: 'Carta semanal',
      about: 'Un repaso de tu semana. Este sitio aún no la envía; recordaremos tu elección para cuando lo haga.',
    },
    service_updates: {
      name: 'Novedades del servicio',
      about:
        'Lo nuevo de este sitio, una vez al mes como máximo. Este sitio aún no las envía; recordaremos tu elección para cuando lo haga.',
    },
  },
  security: {
    name: 'Avisos de seguridad',
    about:
      'Inicios de sesión desde un navegador nuevo, cambios en tu cuenta y los enlaces que pides. Te protegen, por eso no se apagan.',
    badge: 'Siempre encendidos',
  },
  withGuidance: 'Forma parte de los correos de guía, que están apagados.',
  unreachable: 'No pudimos cargar tus preferencias de correo. Nada ha cambiado.',
};
