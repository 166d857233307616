import type { emailChecks as English } from '../../../../../shared/channels/checks/email.ts';
import type { Translation } from '../../../../../shared/messages/message.ts';

export const emailChecks: Translation<typeof English> = {
  smtp_check_works: 'El servidor de correo responde y acepta nuestro inicio de sesión.',
  smtp_check_auth: 'El servidor de correo rechaza el acceso. Revisa el usuario y la contraseña de SMTP_URL.',
  smtp_check_tls:
    'No hay conexión segura con el servidor de correo. Revisa el puerto de SMTP_URL (smtps:// es 465, smtp:// es 587), el certificado del servidor y que ofrezca TLS.',
  smtp_check_dns:
    'No se encontró el nombre del servidor de correo. Revisa el nombre de SMTP_URL y los servidores de nombres (DNS) de esta máquina.',
  smtp_check_unreachable:
    'No pudimos conectar con el servidor de correo. Revisa el nombre y el puerto de SMTP_URL, y si este servidor puede conectar con ellos.',
  smtp_check_timeout:
    'El servidor de correo no respondió a tiempo. Revisa el puerto de SMTP_URL; muchos alojamientos bloquean el puerto 25, y algunos el 465 y el 587.',
  smtp_check_refused: ({ code }) =>
    `El servidor de correo rechazó la conexión (${code}). Su documentación o su registro explica la respuesta.`,
  smtp_check_private:
    'El servidor de correo está en la red propia del servidor. Solo el entorno del servidor puede nombrarlo, en PRIVATE_HOSTS.',
  bounce_check_works: 'El buzón del correo devuelto se puede leer.',
  bounce_check_auth:
    'El buzón del correo devuelto rechaza el acceso. Revisa el usuario y la contraseña de BOUNCE_IMAP_URL.',
  bounce_check_folder:
    'El buzón del correo devuelto no tiene esa carpeta. Revisa la ruta de BOUNCE_IMAP_URL, como /INBOX.',
  bounce_check_tls:
    'No hay una conexión segura con el buzón del correo devuelto. Usa imaps:// en BOUNCE_IMAP_URL, o revisa el certificado del servidor y que ofrezca TLS.',
  bounce_check_unreachable:
    'No pudimos conectar con el buzón del correo devuelto. Revisa el nombre y el puerto de BOUNCE_IMAP_URL.',
};
