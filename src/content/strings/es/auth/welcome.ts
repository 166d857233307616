import { appName } from '../../app-name.ts';
import type * as English from '../../en/auth/welcome.ts';

export const welcomeWords: typeof English.welcomeWords = {
  title: 'Te damos la bienvenida',
  lead: 'Una oración, una acción o una reflexión, a las horas que elijas.',
  consentCenter: 'Centro de consentimiento',
  signInTab: 'Iniciar sesión',
  joinTab: 'Únete',
  tabsLabel: 'Iniciar sesión o unirse',
  username: 'Nombre de usuario',
  usernamePlaceholder: 'Como te conocerán tus amigos',
  email: 'Correo electrónico',
  emailPlaceholder: 'tu@example.org',
  mistyped: { question: '¿Quisiste decir', use: 'Sí, usar esa', keep: 'No, la mía está bien' },
  useName: (name) => `Usar «${name}»`,
  password: 'Contraseña',
  newPasswordPlaceholder: 'Al menos 6 caracteres',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  join: 'Únete',
  joining: 'Creando tu cuenta…',
  signedIn: { title: '¡Qué bueno verte de nuevo!', message: `Iniciaste sesión en ${appName}.` },
  signInFailed: { title: 'No se pudo iniciar sesión', message: 'Revisa tu correo y tu contraseña.' },
  /** In the form, after a wrong address or password. */
  noSuchAccount: 'No encontramos ninguna cuenta con ese correo y esa contraseña.',
  newHere: '¿Es tu primera vez?',
  forgot: '¿Olvidaste tu contraseña?',
  code: 'Código de tu app de autenticación',
  codeHelp: '¿No tienes la app? Usa uno de tus códigos de recuperación.',
  or: 'o',
  passkey: 'Entrar con una llave de acceso',
  passkeyWaiting: 'Esperando a tu dispositivo…',
  passkeyRefused: 'Este navegador no permite llaves de acceso en esta dirección. Inicia sesión con tu contraseña.',
  passkeyFailed: 'Inténtalo de nuevo o inicia sesión con tu contraseña.',
  signedOut: 'Se cerró tu sesión aquí. Conservamos lo que empezaste: inicia sesión y continúa donde lo dejaste.',
  goodbye: {
    title: 'Tu cuenta fue eliminada',
    message:
      'Eliminamos todo lo que tenías aquí, también en este navegador. Gracias por caminar con nosotros. Ve en paz.',
  },
  signInUnreachable: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  registered: {
    title: `¡Te damos la bienvenida a ${appName}!`,
    message: 'Tu cuenta está lista. Empecemos el camino.',
  },
  mayHaveJoined: {
    title: 'Quizá ya tienes tu cuenta',
    message: 'Puede que tu primer intento nos haya llegado. Prueba a iniciar sesión con el mismo correo y contraseña.',
  },
  registrationFailed: { title: 'No se pudo crear la cuenta', message: 'Inténtalo de nuevo.' },
};
