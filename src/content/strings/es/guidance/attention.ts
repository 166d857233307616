import type * as English from '../../en/guidance/attention.ts';

export const attentionWords: typeof English.attentionWords = {
  label: 'Requiere tu atención',
  wrongAddress: '¿No es tu dirección?',
  settings: 'Abrir Ajustes',
  changeAddress: 'Cambiar tu dirección',
  seeReport: 'Ver el reporte',
  seeChannels: 'Ver los canales',
  turnOn: 'Activar el correo',
  turningOn: 'Activando…',
  turnedOn: { title: 'El correo está activado', message: 'Tu guía te llegará por correo a las horas que elegiste.' },
  turnedOnUnconfirmed: {
    title: 'El correo está activado',
    message: 'Tu guía te llegará por correo cuando confirmes tu dirección.',
  },
  turnOnFailed: { title: 'El correo no se activó', message: 'Inténtalo de nuevo.' },
};
