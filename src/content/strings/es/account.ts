import type * as English from '../en/account.ts';

export const accountWords: typeof English.accountWords = {
  title: 'Cuenta',
  intro: 'Quién eres aquí y cómo inicias sesión.',
  change: 'Cambiar',
  cancel: 'Cancelar',
  saving: 'Guardando…',
  name: {
    title: 'Nombre de usuario',
    change: 'Cambiar tu nombre de usuario',
    label: 'Nuevo nombre de usuario',
    save: 'Guardar nombre',
    saved: (name) => ({ title: 'Nombre de usuario cambiado', message: `Desde ahora te llamamos ${name}.` }),
    failed: { title: 'Tu nombre de usuario no cambió', message: 'Inténtalo de nuevo.' },
  },
  email: {
    title: 'Correo electrónico',
    change: 'Cambiar tu correo electrónico',
    confirmed: 'Confirmado',
    unconfirmed: 'Sin confirmar',
    unconfirmedAbout: 'La guía llega por correo cuando abras el enlace que te enviamos allí.',
    resend: 'Enviar el enlace de nuevo',
    resending: 'Enviando…',
    resent: (email) => ({
      title: 'Un enlace nuevo va en camino',
      message: `Revisa la bandeja de entrada de ${email}.`,
    }),
    resendFailed: { title: 'El enlace no se envió', message: 'Inténtalo más tarde.' },
    label: 'Correo electrónico nuevo',
    password: 'Tu contraseña',
    about: 'Enviamos un enlace a la dirección nueva. Hasta que lo abras, nada cambia.',
    send: 'Enviar el enlace',
    sending: 'Enviando…',
    waiting: (email) => `A la espera de ${email}`,
    waitingAbout:
      'Abre el enlace que te enviamos allí, en un plazo de 24 horas. Mientras tanto vale tu dirección anterior.',
    sent: (email) => ({ title: 'Revisa tu bandeja de entrada', message: `Un enlace va en camino a ${email}.` }),
    failed: { title: 'El enlace no se envió', message: 'Nada ha cambiado. Inténtalo de nuevo.' },
  },
  password: {
    title: 'Contraseña',
    about: 'No la conoce nadie más que tú.',
    change: 'Cambiar tu contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    nextPlaceholder: 'Al menos 6 caracteres',
    othersEnd: 'Aquí tu sesión sigue abierta. En los demás lugares se cierra.',
    save: 'Guardar contraseña',
    saved: { title: 'Contraseña cambiada', message: 'Tu sesión se cerró en todas partes, menos aquí.' },
    failed: { title: 'Tu contraseña no cambió', message: 'Inténtalo de nuevo.' },
  },
};

export const confirmIdentityWords: typeof English.confirmIdentityWords = {
  title: 'Confirma que eres tú',
  about: 'Iniciaste sesión hace más de una hora. Con tu contraseña puedes seguir.',
  aboutCode: 'Tu cuenta pide también un código.',
  password: 'Tu contraseña',
  code: 'Código de tu app de autenticación',
  codeHelp: 'Si no tienes la app, también sirve uno de tus códigos de recuperación.',
  wrong: 'Esta no es tu contraseña. Inténtalo de nuevo.',
  failed: 'Eso no funcionó. Inténtalo de nuevo.',
  unreachable: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  confirm: 'Confirmar',
  confirming: 'Un momento…',
};

export const dataWords: typeof English.dataWords = {
  title: 'Tus datos',
  intro: 'Todo es tuyo: llévatelo contigo o haz que se elimine.',
  export: 'Descargar una copia',
  exportAbout:
    'Todo lo que se guarda de ti: una página para leer e imprimir (export.html) y JSON para programas. Las contraseñas y las llaves no se incluyen.',
  zip: 'Descargar ZIP',
  json: 'Solo el JSON',
  preparing: 'Preparando…',
  exportFailed: { title: 'La copia no se hizo', message: 'Inténtalo de nuevo.' },
  delete: 'Eliminar tu cuenta',
  deleteAbout: 'Para siempre y al instante.',
  open: 'Eliminar cuenta',
  dialog: {
    title: '¿Eliminar tu cuenta?',
    goes: 'Tu perfil, tu guía, tus reflexiones, metas, horario, dispositivos y ajustes se eliminan para siempre. Nadie puede recuperarlos.',
    stays:
      'Dos cosas quedan, y ninguna te nombra: una marca de la dirección que se dio de baja, para que nunca se le escriba de nuevo, y números en la bitácora de los administradores.',
    confirm: 'Eliminar para siempre',
    confirming: 'Eliminando…',
  },
  deleteFailed: { title: 'Tu cuenta no se eliminó', message: 'Inténtalo de nuevo.' },
};
