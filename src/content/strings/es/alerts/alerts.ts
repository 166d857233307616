import type * as English from '../../en/alerts/alerts.ts';
import { listWords } from '../locale.ts';

export const alertWords: typeof English.alertWords = {
  badges: {
    readyHere: 'Listo en este dispositivo',
    readyElsewhere: 'Listo en otro dispositivo',
    unsaved: 'Aún sin guardar',
  },
  turningOn: 'Empezará cuando guardes.',
  turningOff: 'Terminará cuando guardes.',
  notSetUp: (methods) => `No disponibles en este sitio: ${methods}`,
  chosenBefore: 'Lo elegiste antes, pero por aquí no podemos enviarte nada.',
  forget: 'Quitarlo',
  forgetOf: (method) => `Quitar ${method} de tus canales`,
  save: 'Guardar preferencias',
  saved: { title: 'Preferencias actualizadas', message: 'Se aplican de inmediato, incluso a los mensajes en espera.' },
  failed: 'No se pudieron guardar las preferencias de avisos',
  loadFailed: 'No se pudieron cargar las preferencias de avisos',
  unreachable: 'No pudimos cargar tus preferencias de avisos. Nada ha cambiado.',
};

export const codeWords: typeof English.codeWords = {
  record: 'Leer las condiciones y la privacidad',
  send: 'Enviar el código',
  sending: 'Enviando…',
  resend: 'Enviarlo de nuevo',
  resendIn: (seconds) => `Enviarlo de nuevo en ${seconds} s`,
  code: 'El código que te enviamos',
  codeMissing: 'Escribe el código que te enviamos',
  confirm: 'Confirmar',
  confirming: 'Comprobando…',
  sendFailed: 'El código no se envió. Inténtalo más tarde.',
  confirmFailed: 'No se pudo comprobar el código. Inténtalo de nuevo.',
};

export const testWords: typeof English.testWords = {
  test: 'Probar avisos',
  testing: 'Probando…',
  title: 'Resultado de la prueba',
  sent: 'La prueba va en camino.',
  successful: (methods, isOwn) => ({
    title: 'La prueba salió bien',
    message: `Enviada por ${listWords(methods)}.${isOwn ? ' También está en Notificaciones.' : ''}`,
  }),
  seeDeliveries: 'Ver los envíos',
  partial: (sent, failed) => ({
    title: 'Salió bien en parte',
    message: `Enviada por ${listWords(sent)}, pero no por ${listWords(failed)}.`,
  }),
  failed: 'La prueba falló',
  nothing: 'No hay ningún canal activado, así que no se envió nada.',
  notSent: {
    title: 'No se pudieron enviar los avisos de prueba',
    message: 'No pudimos conectar con el servidor. Inténtalo de nuevo.',
  },
};

export const privacyWords: typeof English.privacyWords = {
  intro: 'Consulta lo que aceptaste y cámbialo cuando quieras.',
  kept: 'Guardamos tu perfil, tu guía y tus reflexiones, tu horario y cómo contactarte. De cada mensaje solo guardamos cuándo se envió, por qué canal y si llegó.',
  record: 'Guardamos un registro permanente de cada elección y del texto que viste.',
  model: 'Guía escrita para ti',
  modelOn: 'Ahora puede haber guía escrita para ti. Cada tarjeta lo indicará.',
  modelOff: 'Toda tu guía viene ahora de nuestra biblioteca.',
  memories: 'Recordarme lo que escribí hace un año',
  memoriesOn: 'Te recordaremos lo que escribiste hace un año.',
  memoriesOff: 'Ya no te recordaremos lo que escribiste hace un año.',
  notSaved: { title: 'Tu elección no se guardó', message: 'Inténtalo de nuevo.' },
  consent: 'Abrir el Centro de consentimiento',
  own: 'Leer tu registro',
  data: 'Descargar o eliminar tus datos',
};
