import type * as English from '../../en/admin/admin-settings.ts';
import { plural } from '../locale.ts';

export const adminSettingWords: typeof English.adminSettingWords = {
  title: 'Ajustes del sitio',
  intro:
    'Todo lo que cambies aquí se aplica en cuanto lo guardas. Lo configurado en el servidor tiene prioridad y solo se puede cambiar allí.',
  guide: 'Empezar la configuración guiada',
  notInEffect: 'Los últimos cambios que guardaste aún no se aplican. El registro del servidor dice por qué.',
  groups: {
    church: { title: 'Tu iglesia', intro: 'El nombre que leen los miembros y a quién pueden acudir.' },
    email: {
      title: 'Correo',
      intro:
        'Con un servidor de correo, los miembros reciben correo y pueden cambiar su contraseña. Sin él, el correo se guarda en archivos.',
    },
    phone: { title: 'SMS y WhatsApp', intro: 'Los dos salen por Twilio, que cobra por cada mensaje.' },
    telegram: { title: 'Telegram', intro: 'Un bot propio. No cuesta nada.' },
    slack: { title: 'Slack', intro: 'Una app en tu espacio de trabajo. No cuesta nada.' },
    joining: {
      title: 'Quién puede unirse',
      intro: 'Puedes cambiarlo cuando quieras. Los miembros que ya están se quedan.',
    },
    guidance: {
      title: 'Guía',
      intro:
        'La biblioteca basta por sí sola. Un modelo de lenguaje también puede escribir para los miembros que lo acepten.',
    },
  },
  field: (label) => `«${label}»`,
  fixed: 'Configurado en el servidor',
  noCountry: 'Ninguno',
  countries: (names: string) => `Son ${names}.`,
  secretSet: 'Configurado. Escribe otro para cambiarlo.',
  secretRemoved: 'Se quitará cuando guardes.',
  remove: (label) => `Quitar: ${label}`,
  keep: (label) => `Conservar: ${label}`,
  leftOut: {
    unreadable: 'El valor guardado no se puede descifrar, así que no se usa. Escríbelo otra vez.',
    invalid:
      'El valor guardado no sirve para esta versión o para los demás ajustes, así que no se usa. Escríbelo otra vez.',
  },
  notUsed: (count, names) =>
    plural(count, {
      one: `Un ajuste guardado no se usa: ${names}. Su valor no se puede leer o ya no sirve.`,
      other: `# ajustes guardados no se usan: ${names}. Sus valores no se pueden leer o ya no sirven.`,
    }),
  enterAgain: 'Escribirlo otra vez en los ajustes del sitio',
  sendMail: 'Enviar también un correo de prueba a mi propia dirección',
  test: 'Probar',
  testing: 'Probando…',
  testFailed: 'No se probó',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: (title) => `${title}: guardado`,
  saveFailed: 'No se guardó',
  elsewhere:
    'Mientras tanto, otra persona guardó estos ajustes. Lo que escribiste sigue aquí; lo demás muestra lo que guardó. Para conservar lo tuyo, guarda otra vez.',
};

export const setupGuideWords: typeof English.setupGuideWords = {
  title: 'Configura el sitio',
  intro: 'Nada de esto es obligatorio. Puedes salir cuando quieras y volver desde la administración.',
  steps: 'Pasos',
  review: 'Repaso',
  done: 'hecho',
  open: 'pendiente',
  saveAndContinue: 'Guardar y seguir',
  skip: 'Dejarlo para después',
  reviewTitle: 'Así está configurado tu sitio',
  change: (title) => `Cambiar: ${title}`,
  asItComes: 'Predeterminado',
  secretIsSet: 'configurado',
  nextTitle: 'Lo que sigue',
  nextIntro: 'Tu sitio funciona. Invita a los primeros miembros.',
  nextOwn:
    'Tu sitio funciona. Comprueba lo que recibirán tus miembros: responde cuatro preguntas breves y tendrás tu primera guía.',
  phoneTitle: 'En tu teléfono',
  phoneIntro:
    'Apunta la cámara del teléfono a este código e inicia sesión allí. Tu guía es la misma en cada dispositivo.',
  phoneCode: 'La dirección de este sitio como código QR',
  invite: 'Invitar a miembros',
  guidance: 'Preparar mi propia guía',
  admin: 'Ir a la administración',
};
