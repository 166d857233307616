import type * as English from '../../en/alerts/categories.ts';

export const categoryWords: typeof English.categoryWords = {
  categories: {
    prayer_reminders: {
      name: 'Recordatorios de oración',
      about:
        'Unas palabras por la noche, los días en que tu oración sigue pendiente. Cuentan entre los tres correos al día.',
    },
    reflection_prompts: {
      name: 'Invitaciones a reflexionar',
      about:
        'Una pregunta por la noche, los días en que tu reflexión sigue pendiente. Cuentan entre los tres correos al día.',
    },
    weekly_letter: {
      name: 'Carta semanal',
      about: 'Un repaso de tu semana y una mirada a la que viene, el sábado por la mañana.',
    },
    service_updates: {
      name: 'Novedades del servicio',
      about: 'Lo nuevo de este sitio, una vez al mes como máximo.',
    },
  },
  security: {
    name: 'Avisos de seguridad',
    about:
      'Inicios de sesión desde un navegador nuevo, cambios en tu cuenta y los enlaces que pides. Te protegen, por eso no se desactivan.',
    badge: 'Siempre activados',
  },
  withGuidance: 'Forma parte de los correos de guía, que están desactivados.',
  unreachable: 'No pudimos cargar tus preferencias de correo. Nada ha cambiado.',
};
