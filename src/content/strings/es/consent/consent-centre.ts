import { appName } from '../../app-name.ts';
import type * as English from '../../en/consent/consent-centre.ts';
import { platformWords } from '../channels/all.ts';
import { listWords } from '../locale.ts';

export const consentCentreWords: typeof English.consentCentreWords = {
  title: 'Centro de consentimiento',
  lead: `Qué puede enviarte ${appName}, cómo lo aceptaste y cómo puedes cancelarlo. Cuatro registros en palabras sencillas que cualquiera puede leer.`,
  overview: {
    title: 'Cómo funciona el consentimiento aquí',
    points: {
      choose: {
        title: 'Tú eliges',
        text: 'Aceptas al registrarte y después en Ajustes, canal por canal. Decir sí a uno no es decir sí a otro.',
      },
      confirm: {
        title: 'Tú confirmas',
        text: 'Las direcciones de correo y los números de teléfono usan doble confirmación: no les enviamos guía hasta que demuestres que son tuyos.',
      },
      stop: {
        title: 'Puedes cancelar cuando quieras',
        text: 'Un interruptor, un enlace en un correo o la palabra STOP. Se aplica de inmediato, incluso a los mensajes en espera.',
      },
      record: {
        title: 'Guardamos un registro',
        text: 'Cada sí y cada no queda como una fila de un registro permanente que no se puede cambiar. El tuyo está al final de esta página.',
      },
    },
  },
  records: {
    title: 'Los cuatro registros',
    read: 'Leer el registro',
    'sms-whatsapp': {
      title: 'SMS y WhatsApp',
      text: 'Mensajes cortos a un número que confirmaste, y la palabra que los detiene.',
    },
    email: {
      title: 'Correo electrónico',
      text: 'Qué correos enviamos, cuántos al día y el enlace que los detiene.',
    },
    push: {
      title: 'Notificaciones push',
      text: 'Qué te pregunta tu navegador y qué no dice nunca una notificación.',
    },
    'third-party': {
      title: listWords(platformWords.map(({ name }) => name)),
      text: 'Qué saben de ti otras plataformas, y qué pasa con eso cuando las desconectas.',
    },
  },
  settings: 'Abrir Ajustes',
};
