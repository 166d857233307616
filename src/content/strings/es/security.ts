import type * as English from '../en/security.ts';

export const securityWords: typeof English.securityWords = {
  title: 'Seguridad de acceso',
  intro: 'Con cada una de estas cosas le es más difícil a otra persona hacerse pasar por ti.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  show: 'Ver',
  unreachable: 'No pudimos cargar esto. Tu cuenta está a salvo, como estaba.',
  password: 'Tu contraseña',
  failed: { title: 'Nada ha cambiado', message: 'Inténtalo de nuevo.' },
};

export const secondStepWords: typeof English.secondStepWords = {
  title: 'Segundo paso',
  on: 'Activado',
  off: 'Desactivado',
  about: 'Después de tu contraseña, un código de una app en tu teléfono.',
  codesLeft: (left) =>
    left === 0
      ? 'No quedan códigos de recuperación. Genera otros.'
      : left === 1
        ? 'Queda 1 código de recuperación'
        : `Quedan ${left} códigos de recuperación`,
  setUp: 'Configurar',
  setUpOf: 'Configurar el segundo paso',
  change: 'Cambiar',
  changeOf: 'Cambiar el segundo paso',
  start: 'Continuar',
  starting: 'Un momento…',
  startAbout: 'Necesitas una app de autenticación, por ejemplo la que guarda tus contraseñas.',
  scan: 'Escanea esto con tu app de autenticación',
  qr: 'Código QR para tu app de autenticación',
  openApp: 'Abrirlo en tu app',
  secret: 'O escribe esta clave en la app',
  code: 'El código que muestra la app',
  codeHelp: 'Seis cifras, nuevas cada medio minuto.',
  confirm: 'Activar',
  confirming: 'Comprobando…',
  turnedOn: {
    title: 'El segundo paso está activado',
    message: 'Guarda tus códigos de recuperación donde los encuentres.',
  },
  codesTitle: 'Tus códigos de recuperación',
  codesAbout: 'Cada uno abre tu cuenta una vez, en lugar de un código de la app. Solo se muestran ahora.',
  copyCodes: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Este navegador no permite copiar aquí; selecciona los códigos y cópialos tú.',
  download: 'Descargar',
  fileName: 'hesed-codigos-de-recuperacion.txt',
  fileTitle: (app, email) => `Códigos de recuperación de ${email} en ${app}. Cada uno sirve una vez.`,
  done: 'Ya los guardé',
  renew: 'Generar códigos nuevos',
  renewing: 'Un momento…',
  renewAbout: 'Con los códigos nuevos, los anteriores dejan de servir.',
  turnOff: 'Desactivar',
  turningOff: 'Un momento…',
  proofAbout: 'Tanto para generar códigos nuevos como para desactivarlo hacen falta tu contraseña y un código.',
  proofCode: 'Un código de la app o uno de recuperación',
  turnedOff: { title: 'El segundo paso está desactivado', message: 'Inicias sesión solo con tu contraseña.' },
};

export const passkeyWords: typeof English.passkeyWords = {
  title: 'Llaves de acceso',
  about: 'Inicia sesión con tu huella, tu rostro o el bloqueo de pantalla, en lugar de una contraseña.',
  count: (count) => (count === 1 ? '1 llave de acceso' : `${count} llaves de acceso`),
  none: 'Aún ninguna',
  add: 'Agregar',
  addOf: 'Agregar una llave de acceso',
  manage: 'Ver',
  manageOf: 'Ver tus llaves de acceso',
  name: 'Cómo llamarla',
  create: 'Agregar llave de acceso',
  creating: 'Esperando a tu dispositivo…',
  unsupported: 'Las llaves de acceso no funcionan en este navegador o en esta dirección.',
  made: (date) => `Agregada el ${date}`,
  used: (when) => `usada por última vez el ${when}`,
  neverUsed: 'aún sin usar',
  backedUp: 'Guardada en varios de tus dispositivos',
  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  removeTitle: (name) => `¿Quitar ${name}?`,
  removeAbout: 'Ya no podrás iniciar sesión con ella. Elimínala también en tu dispositivo, donde está guardada.',
  removing: 'Quitando…',
  added: (name) => ({ title: 'Llave de acceso agregada', message: `Desde ahora ${name} inicia tu sesión.` }),
  removed: { title: 'Llave de acceso quitada', message: 'Ya no inicia tu sesión.' },
  addFailed: { title: 'La llave de acceso no se agregó', message: 'Inténtalo de nuevo.' },
  known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  refused: 'Este navegador no permite llaves de acceso en esta dirección.',
};

export const deviceNames: typeof English.deviceNames = {
  both: (browser, system) => `${browser} en ${system}`,
  system: (system) => `Un navegador en ${system}`,
  unknown: 'Un navegador o programa que no conocemos',
};

export const deviceWords: typeof English.deviceWords = {
  title: 'Dispositivos con sesión abierta',
  count: (count) => (count === 1 ? 'Solo este' : `${count} dispositivos`),
  manageOf: 'Ver los dispositivos con sesión abierta',
  this: 'Este dispositivo',
  since: (when) => `Sesión iniciada el ${when}`,
  seen: (when) => `visto por última vez el ${when}`,
  end: 'Cerrar sesión',
  endOf: (name) => `Cerrar sesión: ${name}`,
  endOthers: 'Cerrar sesión en los demás',
  ending: 'Un momento…',
  ended: { title: 'Sesión cerrada allí', message: 'Ese dispositivo necesita otra vez tu contraseña.' },
  othersEnded: { title: 'Sesión cerrada en los demás', message: 'Tu sesión está abierta solo en este dispositivo.' },
};

export const eventWords: typeof English.eventWords = {
  title: 'Actividad reciente',
  none: 'Aún nada',
  what: 'Aquí aparecen los inicios de sesión en dispositivos nuevos y los cambios en tu forma de entrar.',
  latest: (what, when) => `${what}, ${when}`,
  manageOf: 'Ver la actividad reciente',
  more: (count) => `Mostrar ${count} más`,
  help: '¿Algo de esto no fuiste tú? Cambia tu contraseña; así se cierra la sesión de todos los demás.',
  kinds: {
    new_sign_in: 'Inicio de sesión en un dispositivo nuevo',
    password_changed: 'Contraseña cambiada',
    password_reset: 'Contraseña restablecida por correo',
    email_changed: 'Correo electrónico cambiado',
    second_step_on: 'Segundo paso activado',
    second_step_off: 'Segundo paso desactivado',
    second_step_failed: 'Código equivocado tras la contraseña correcta',
    recovery_code_used: 'Código de recuperación usado',
    passkey_added: 'Llave de acceso agregada',
    passkey_removed: 'Llave de acceso quitada',
    token_created: 'Token de API creado',
  },
};
