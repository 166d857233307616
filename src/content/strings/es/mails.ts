import type * as English from '../en/mails.ts';

type MailWords = typeof English.mailWords;

const CHANGE_YOUR_PASSWORD =
  'otra persona entró en tu cuenta: cambia tu contraseña en Ajustes de inmediato; así se cierra la sesión en los demás dispositivos. Si ya no puedes entrar, elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión.';

const alerts: MailWords['alert']['events'] = {
  new_sign_in: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    title: 'Un nuevo inicio de sesión',
    happened: 'Alguien inició sesión en tu cuenta desde un navegador que no se había usado antes con ella.',
    notYou: CHANGE_YOUR_PASSWORD,
  },
  password_changed: {
    subject: 'Se cambió tu contraseña',
    title: 'Se cambió tu contraseña',
    happened:
      'La contraseña de tu cuenta se cambió en Ajustes. Se cerró la sesión en todos los demás navegadores. Los tokens de API y las llaves de acceso que creaste siguen funcionando; puedes eliminarlos en Ajustes.',
    notYou:
      'otra persona entró en tu cuenta: elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión y pon una nueva con el enlace que te enviaremos por correo.',
  },
  password_reset: {
    subject: 'Se restableció tu contraseña',
    title: 'Se restableció tu contraseña',
    happened:
      'Se puso una contraseña nueva en tu cuenta con un enlace de un solo uso. Se cerró la sesión en todos los navegadores y se eliminaron las llaves de acceso y los tokens de API que habías creado; puedes crear otros en Ajustes.',
    notYou:
      'quizá otra persona esté leyendo tu correo: cambia primero la contraseña de tu correo y después elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
  },
  email_changed: {
    subject: 'Se cambió tu dirección de correo',
    title: 'Se cambió tu dirección de correo',
    happened:
      'Tu cuenta ahora usa otra dirección de correo. Con esta ya no puedes iniciar sesión y no le enviaremos más correos.',
    notYou: 'otra persona se apropió de tu cuenta, y con esta dirección ya no puedes recuperarla.',
  },
  second_step_on: {
    subject: 'La verificación en dos pasos protege tu cuenta',
    title: 'La verificación en dos pasos está activada',
    happened:
      'Para iniciar sesión en tu cuenta ahora se pide también un código de una app. Guarda bien los códigos de recuperación.',
    notYou: CHANGE_YOUR_PASSWORD,
  },
  second_step_off: {
    subject: 'Se desactivó la verificación en dos pasos',
    title: 'La verificación en dos pasos está desactivada',
    happened: 'Para iniciar sesión en tu cuenta ya no se pide un código. Basta con tu contraseña.',
    notYou: CHANGE_YOUR_PASSWORD,
  },
  second_step_failed: {
    subject: 'Un inicio de sesión se detuvo en la verificación en dos pasos',
    title: 'Un inicio de sesión sin el código correcto',
    happened: 'Alguien escribió la contraseña de tu cuenta y después un código que no era correcto. No logró entrar.',
    notYou:
      'alguien conoce tu contraseña: cámbiala en Ajustes de inmediato. No logró entrar, y la verificación en dos pasos lo detiene mientras tanto.',
  },
  recovery_code_used: {
    subject: 'Se usó un código de recuperación',
    title: 'Se usó un código de recuperación',
    happened: 'Uno de tus códigos de recuperación se usó en lugar de un código de tu app. No volverá a funcionar.',
    notYou: `${CHANGE_YOUR_PASSWORD} Después crea códigos de recuperación nuevos.`,
  },
  passkey_added: {
    subject: 'Se agregó una llave de acceso',
    title: 'Se agregó una llave de acceso',
    happened: 'Con una nueva llave de acceso se puede iniciar sesión en tu cuenta.',
    notYou: `${CHANGE_YOUR_PASSWORD} Después elimina la llave de acceso.`,
  },
  passkey_removed: {
    subject: 'Se eliminó una llave de acceso',
    title: 'Se eliminó una llave de acceso',
    happened: 'Con una de tus llaves de acceso ya no se puede iniciar sesión en tu cuenta.',
    notYou: CHANGE_YOUR_PASSWORD,
  },
  token_created: {
    subject: 'Se creó un token de API',
    title: 'Se creó un token de API',
    happened: 'Un nuevo token de API puede actuar en tu nombre hasta que venza o lo elimines.',
    notYou: `${CHANGE_YOUR_PASSWORD} Después elimina el token.`,
  },
  chat_linked_elsewhere: {
    subject: 'Tu chat de Telegram se vinculó a otra cuenta',
    title: 'Tu chat se vinculó a otra cuenta',
    happened:
      'El chat de Telegram al que llegaban tus mensajes está ahora vinculado a otra cuenta de aquí. Tus mensajes ya no llegan a ese chat.',
    notYou:
      'quizá otra persona esté usando tu Telegram: cierra en los ajustes de Telegram las sesiones que no conozcas y después conecta Telegram de nuevo en Ajustes.',
  },
  push_unseen: {
    subject: 'Uno de tus navegadores lleva tiempo sin usarse',
    title: '¿Sigues usando este navegador?',
    happened:
      'Un navegador que recibe tus notificaciones push no ha abierto este sitio en 60 días. Quizá esté en un dispositivo que ya no usas.',
    asks: 'Si quieres seguir recibiéndolas ahí',
    notYou:
      'abre este sitio en ese navegador en los próximos 14 días. Si no, dejará de recibir notificaciones; podrás volver a activarlas ahí cuando quieras.',
  },
  role_admin: {
    subject: 'Ahora administras este sitio',
    title: 'Ahora administras este sitio',
    happened:
      'Ahora tienes permisos de administración en este sitio: puedes ver y gestionar a sus miembros y lo que se les envía.',
    notYou:
      'escribe de inmediato a alguien de la administración que conozcas: quizá alguien esté abusando de su acceso.',
  },
  role_reviewer: {
    subject: 'Ahora tienes la función de revisión',
    title: 'Ahora tienes la función de revisión',
    happened: 'Tu función en este sitio cambió a revisión. Si lo administrabas, ya no lo haces.',
    notYou: 'escribe de inmediato a alguien de la administración que conozcas.',
  },
  role_member: {
    subject: 'Cambió tu función',
    title: 'Cambió tu función',
    happened:
      'Ahora eres miembro de este sitio sin una función especial. Tu cuenta y todo lo que contiene siguen igual.',
    notYou: 'escribe de inmediato a alguien de la administración que conozcas.',
  },
};

const givenAt = (host: string) => `Alguien indicó esta dirección en ${host}.`;

export const mailWords: MailWords = {
  support: (address) => `Escribe a ${address}`,
  openInstead: 'Si el botón no funciona, abre este enlace:',
  guidance: {
    buttons: { prayer: 'Empezar a orar', do: 'Dar este paso', reflection: 'Escribir tu reflexión' },
    reason: (site) => `Elegiste recibir la guía de ${site} por correo.`,
    unsubscribe: 'Darme de baja',
    settings: 'Cambiar las horas y los canales',
  },
  verify: {
    subject: (site) => `Confirma tu correo para ${site}`,
    preview: 'Un toque, y tu guía podrá llegar a esta dirección.',
    title: '¿Es esta tu dirección de correo?',
    text: (site) =>
      `Alguien se unió a ${site} con esta dirección. Antes de que enviemos guía aquí, confirma por favor que es tuya.`,
    button: 'Confirmar mi correo',
    valid: 'El enlace es válido durante 24 horas y sirve una vez.',
    notYou: (site) =>
      `Si no te uniste a ${site}, puedes ignorar este correo: no enviaremos ninguna guía aquí sin tu confirmación.`,
    reason: givenAt,
  },
  change: {
    subject: (site) => `Confirma tu nuevo correo para ${site}`,
    preview: 'Un toque, y tu cuenta pasará a esta dirección.',
    title: '¿Es esta tu nueva dirección de correo?',
    text: (site) =>
      `Alguien con una cuenta en ${site} pidió usar esta dirección desde ahora. Confirma por favor que es tuya: con ella iniciarás sesión, y a ella llegará tu guía.`,
    button: 'Usar esta dirección',
    valid: 'El enlace es válido durante 24 horas y sirve una vez. Nada cambia hasta que lo abras.',
    notYou: (_site) => 'Si no lo pediste, puedes ignorar este correo: no usaremos la dirección sin tu confirmación.',
    reason: givenAt,
  },
  reset: {
    subject: (site) => `Pon una contraseña nueva para ${site}`,
    preview: 'El enlace sirve una vez, durante una hora.',
    title: 'Pon una contraseña nueva',
    text: (site) =>
      `Alguien pidió una contraseña nueva para tu cuenta en ${site}. Si fuiste tú, elígela aquí. Se cerrará tu sesión en todas partes y podrás entrar con la contraseña nueva.`,
    button: 'Elegir una contraseña nueva',
    valid:
      'El enlace es válido durante una hora y sirve una vez. Los enlaces anteriores que te enviamos también sirven hasta que se use uno.',
    notYou: (_site) =>
      'Si no lo pediste, puedes ignorar este correo: tu contraseña sigue igual. No compartas el enlace con nadie.',
    reason: (host) => `Alguien pidió una contraseña nueva en ${host}.`,
  },
  test: {
    subject: (site) => `Una prueba de ${site}`,
    preview: 'Si puedes leer esto, el correo funciona.',
    title: 'Funciona',
    text: (site) => `Esta es una prueba de ${site}. Si puedes leerla, el correo funciona.`,
    junk: 'Si llegó a la carpeta de correo no deseado, márcala como deseada para no perderte tu guía.',
    button: 'Volver a Ajustes',
    reason: 'Pediste una prueba en Ajustes.',
  },
  alert: {
    events: alerts,
    time: ({ at, timeZone }) => {
      const time = new Intl.DateTimeFormat('es-419', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
      // It stands in a paragraph of its own.
      const sentence = `${time.charAt(0).toUpperCase()}${time.slice(1)}`;
      return `${sentence} (${timeZone === 'UTC' ? timeZone : `hora de ${placeOf(timeZone)}`})`;
    },
    when: 'Cuándo',
    where: 'Dónde',
    ifYou: 'Si fuiste tú',
    nothing: 'No tienes que hacer nada.',
    ifNotYou: 'Si no fuiste tú',
    ifUnexpected: 'Si no lo esperabas',
    instruction: (what) => `Entonces ${what}`,
    writeTo: (address) => `Escribe de inmediato a ${address}.`,
    tellChurch: (site) => `Avisa de inmediato a quien administra ${site} en tu iglesia.`,
    button: 'Abrir Ajustes',
    reason: (host) => `Enviamos esto para proteger tu cuenta en ${host}; por eso no se puede desactivar.`,
  },
};

const placeOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
