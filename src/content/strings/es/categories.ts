import type * as English from '../en/categories.ts';

export const categoryWords: typeof English.categoryWords = {
  categories: {
    prayer_reminders: { name: 'Recordatorios de oración', about: 'Las oraciones de tu guía.' },
    reflection_prompts: { name: 'Invitaciones a reflexionar', about: 'Las reflexiones de tu guía.' },
    weekly_letter: {
      name: 'Carta semanal',
      about: 'Una mirada atrás a tu semana. Este sitio aún no la envía; tu elección se guarda para cuando lo haga.',
    },
    service_updates: {
      name: 'Novedades del servicio',
      about:
        'Lo nuevo aquí, como mucho una vez al mes. Este sitio aún no las envía; tu elección se guarda para cuando lo haga.',
    },
  },
  security: {
    name: 'Avisos de seguridad',
    about:
      'Inicios de sesión desde un navegador nuevo, cambios en tu cuenta y los enlaces que pides. Te protegen, por eso siguen encendidos.',
    badge: 'Siempre encendidos',
  },
  withGuidance: 'Va con los correos de guía, que están apagados.',
  unreachable: 'No pudimos cargar tus elecciones de correo. Están a salvo, como estaban.',
};
