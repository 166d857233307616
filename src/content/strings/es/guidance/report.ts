import type * as English from '../../en/guidance/report.ts';

export const reportWords: typeof English.reportWords = {
  report: 'Reportar un problema',
  reportOf: (title) => `Reportar un problema con «${title}»`,
  title: '¿Qué problema tiene este texto?',
  about: 'Quienes cuidan de la guía ven el motivo y el texto, pero no tu nombre ni lo que escribiste.',
  reasons: {
    untrue: 'No es fiel a la Escritura',
    harmful: 'Podría hacer daño a alguien',
    unclear: 'Cuesta entenderlo',
    unfit: 'No encaja con mi vida',
    other: 'Otra cosa',
  },
  send: 'Enviar el reporte',
  sending: 'Enviando…',
  sent: { title: 'Gracias', message: 'Quienes cuidan de la guía leerán tu reporte.' },
  failed: { title: 'Tu reporte no se envió', message: 'Inténtalo de nuevo.' },
};
