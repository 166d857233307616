import { appName } from '../app-name.ts';
import type * as English from '../en/consent-centre.ts';

export const consentCentreWords: typeof English.consentCentreWords = {
  title: 'Centro de consentimiento',
  lead: `Qué puede enviarte ${appName}, cómo lo aceptaste y cómo le pones fin. Cuatro registros en palabras sencillas, abiertos a cualquiera.`,
  overview: {
    title: 'Cómo funciona el consentimiento aquí',
    points: {
      choose: {
        title: 'Tú eliges',
        text: 'Consientes al registrarte y después en Ajustes, canal por canal. El sí a uno no es un sí a otro.',
      },
      confirm: {
        title: 'Tú confirmas',
        text: 'Las direcciones de correo y los números de teléfono usan doble confirmación: no se les envía guía hasta que hayas mostrado que son tuyos.',
      },
      stop: {
        title: 'Tú paras, cuando quieras',
        text: 'Un interruptor, un enlace en un correo o la palabra STOP. Vale al instante, también para los mensajes que ya esperan.',
      },
      record: {
        title: 'Queda por escrito',
        text: 'Cada sí y cada no se convierte en una fila de un registro al que solo se puede añadir. El tuyo está al final de esta página.',
      },
    },
  },
  records: {
    title: 'Los cuatro registros',
    read: 'Leer el registro',
    'sms-whatsapp': {
      title: 'SMS y WhatsApp',
      text: 'Mensajes cortos a un número que confirmaste, y la palabra que les pone fin.',
    },
    email: {
      title: 'Correo electrónico',
      text: 'Qué correos hay, cuántos al día y el enlace que los detiene.',
    },
    push: {
      title: 'Notificaciones push',
      text: 'Qué te pregunta tu navegador y qué calla una notificación.',
    },
    'third-party': {
      title: 'Slack y Telegram',
      text: 'Qué llegan a saber de ti otras plataformas, y qué pasa con ello cuando desconectas.',
    },
  },
  settings: 'Abrir Ajustes',
};
