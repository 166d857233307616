import type * as English from '../en/account.ts';

export const accountWords: typeof English.accountWords = {
  title: 'Cuenta',
  intro: 'Tu nombre de usuario, tu correo y tu contraseña.',
  change: 'Cambiar',
  cancel: 'Cancelar',
  saving: 'Guardando…',
  name: {
    title: 'Nombre de usuario',
    change: 'Cambiar tu nombre de usuario',
    label: 'Nuevo nombre de usuario',
    save: 'Guardar nombre',
    saved: (name) => ({ title: 'Nombre de usuario cambiado', message: `Desde ahora te llamaremos ${name}.` }),
    failed: { title: 'Tu nombre de usuario no cambió', message: 'Inténtalo de nuevo.' },
  },
  email: {
    title: 'Correo electrónico',
    change: 'Cambiar tu correo electrónico',
    confirmed: 'Confirmado',
    unconfirmed: 'Sin confirmar',
    unconfirmedAbout: 'Recibirás tu guía por correo cuando abras el enlace que enviamos a esa dirección.',
    resend: 'Enviar el enlace de nuevo',
    resending: 'Enviando…',
    resent: (email) => ({
      title: 'Un enlace nuevo va en camino',
      message: `Revisa la bandeja de entrada de ${email}.`,
    }),
    resendFailed: { title: 'El enlace no se envió', message: 'Inténtalo más tarde.' },
    label: 'Correo electrónico nuevo',
    password: 'Tu contraseña',
    about: 'Enviaremos un enlace a la dirección nueva. Nada cambia hasta que lo abras.',
    send: 'Enviar el enlace',
    sending: 'Enviando…',
    waiting: (email) => `A la espera de ${email}`,
    waitingAbout:
      'Abre el enlace que enviamos a esa dirección en un plazo de 24 horas. Mientras tanto, sigue usando la anterior.',
    sent: (email) => ({ title: 'Revisa tu bandeja de entrada', message: `Un enlace va en camino a ${email}.` }),
    failed: { title: 'El enlace no se envió', message: 'Nada ha cambiado. Inténtalo de nuevo.' },
  },
  password: {
    title: 'Contraseña',
    about: 'Solo tú la conoces.',
    change: 'Cambiar tu contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    nextPlaceholder: 'Al menos 6 caracteres',
    othersEnd: 'Tu sesión seguirá abierta aquí y se cerrará en los demás dispositivos.',
    save: 'Guardar contraseña',
    saved: { title: 'Contraseña cambiada', message: 'Cerramos tu sesión en los demás dispositivos.' },
    failed: { title: 'Tu contraseña no cambió', message: 'Inténtalo de nuevo.' },
  },
};

export const confirmIdentityWords: typeof English.confirmIdentityWords = {
  title: 'Confirma que eres tú',
  about: 'Iniciaste sesión hace más de una hora. Escribe tu contraseña para continuar.',
  aboutCode: 'Tu cuenta también pide un código.',
  password: 'Tu contraseña',
  code: 'Código de tu app de autenticación',
  codeHelp: '¿No tienes la app? Usa uno de tus códigos de recuperación.',
  wrong: 'Esa no es tu contraseña. Inténtalo de nuevo.',
  failed: 'Eso no funcionó. Inténtalo de nuevo.',
  unreachable: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  confirm: 'Confirmar',
  confirming: 'Un momento…',
};

export const dataWords: typeof English.dataWords = {
  title: 'Tus datos',
  intro: 'Todo es tuyo. Descárgalo o elimínalo cuando quieras.',
  export: 'Descargar una copia',
  exportAbout:
    'Todo lo que guardamos sobre ti: una página para leer e imprimir (export.html) y JSON para programas. Las contraseñas y las llaves no se incluyen.',
  zip: 'Descargar ZIP',
  json: 'Solo el JSON',
  preparing: 'Preparando…',
  exportFailed: { title: 'No pudimos preparar tu copia', message: 'Inténtalo de nuevo.' },
  delete: 'Eliminar tu cuenta',
  deleteAbout: 'Se elimina de inmediato. No se puede deshacer.',
  open: 'Eliminar cuenta',
  dialog: {
    title: '¿Eliminar tu cuenta?',
    goes: 'Tu perfil, tu guía, tus reflexiones, metas, horario, dispositivos y ajustes se eliminarán para siempre. Nadie podrá recuperarlos.',
    stays:
      'Conservamos dos cosas, y ninguna te nombra: una marca de la dirección que se dio de baja, para no volver a escribirle nunca, y números en la bitácora de los administradores.',
    confirm: 'Eliminar para siempre',
    confirming: 'Eliminando…',
  },
  deleteFailed: { title: 'Tu cuenta no se eliminó', message: 'Inténtalo de nuevo.' },
};
