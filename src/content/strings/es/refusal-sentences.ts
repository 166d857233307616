import { translateBy } from '../sentences.ts';
import { faultWords } from './faults.ts';
import { standingWords } from './standings.ts';

// By the sentence in English; what the marks mean is in ../sentences.ts.
const REFUSALS: Record<string, string> = {
  // Any call
  'Something went wrong on our side. Nothing of yours was lost; please try again.':
    'Algo salió mal de nuestro lado. No se perdió nada tuyo; inténtalo de nuevo.',
  'a minute': 'un minuto',
  '# minutes': '# minutos',
  'Too many attempts. Please wait [time].': 'Demasiados intentos. Espera [time].',
  'Too many pages of this site are open.': 'Hay demasiadas páginas de este sitio abiertas.',
  'Please sign in first.': 'Primero inicia sesión.',
  'For your safety, please sign in again; after that this works for an hour.':
    'Por tu seguridad, inicia sesión de nuevo; después esto funciona durante una hora.',
  'For your safety, please sign in again; after that this works for 12 hours.':
    'Por tu seguridad, inicia sesión de nuevo; después esto funciona durante 12 horas.',
  'This needs you to be signed in.': 'Para esto debes haber iniciado sesión.',
  'This needs you to be signed in; a token is not enough.': 'Para esto debes haber iniciado sesión; un token no basta.',
  'This token does not have the scope "{scope}".': 'Este token no tiene el permiso «{scope}».',
  'This is for administrators.': 'Esto es para administradores.',
  'This belongs to another member.': 'Esto es de otra persona.',
  'This request came from another site and was refused.': 'Esta solicitud vino de otro sitio y fue rechazada.',
  'There is no such call.': 'Esa llamada no existe.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'This call does not take that method.': 'Esta llamada no admite ese método.',
  'Please send JSON (Content-Type: application/json).': 'Envía JSON (Content-Type: application/json).',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'The request is not valid.': 'La solicitud no es válida.',
  'The request is not valid JSON.': 'La solicitud no es JSON válido.',
  'The request did not arrive whole.': 'La solicitud no llegó completa.',
  'This was changed elsewhere in the meantime.': 'Mientras tanto, esto se cambió en otro lugar.',
  'Unknown field: {field}': 'Campo desconocido: {field}',

  // Joining, signing in and the account
  'Please check your email and password.': 'Revisa tu correo y tu contraseña.',
  'This site does not take new members at the moment. Please ask your church.':
    'Este sitio no acepta nuevos miembros por ahora. Pregunta a tu iglesia.',
  'This site takes new members by invitation. Please ask your church.':
    'A este sitio se entra con invitación. Pregunta a tu iglesia.',
  'Many people use this password. Please choose one that is only yours.':
    'Muchas personas usan esta contraseña. Elige una que sea solo tuya.',
  'Please choose a password that is not your name, your email or the name of this site.':
    'Elige una contraseña que no sea tu nombre, tu correo ni el nombre de este sitio.',
  'Please join with the email that you were invited with.': 'Únete con el correo al que te invitaron.',
  'This invitation has expired or was used already. Please ask for a new one.':
    'Esta invitación caducó o ya se usó. Pide otra.',
  'There is no such invitation.': 'Esa invitación no existe.',
  'This username is already taken': 'Este nombre de usuario ya está en uso',
  'An account with this email already exists': 'Ya hay una cuenta con este correo',
  'This is your address already': 'Esta ya es tu dirección',
  'Somebody else has joined with this address in the meantime.':
    'Mientras tanto, otra persona se unió con esta dirección.',
  'This link has expired or was already used. Sign in to get a new one.':
    'Este enlace caducó o ya se usó. Inicia sesión para recibir otro.',
  'This link has expired or was already used. Please ask for a new one.': 'Este enlace caducó o ya se usó. Pide otro.',
  'This link is not the one that the site printed when it last started.':
    'Este enlace no es el que el sitio mostró al iniciarse por última vez.',
  'This site has its administrator already.': 'Este sitio ya tiene quien lo administre.',
  'This is not your password. Please try again.': 'Esta no es tu contraseña. Inténtalo de nuevo.',
  'This session is over already.': 'Esta sesión ya estaba cerrada.',
  'This member does not exist.': 'Este miembro no existe.',
  'You are the only administrator. Please make somebody else one first.':
    'Eres la única persona que administra el sitio. Primero nombra a otra.',
  'There is no such passkey.': 'Esa llave de acceso no existe.',
  'This passkey could not be added. Please try again.': 'No se pudo agregar esta llave de acceso. Inténtalo de nuevo.',
  'This passkey has been added already.': 'Esta llave de acceso ya se agregó.',
  'This passkey was not accepted. Please try again, or sign in with your password.':
    'Esta llave de acceso no fue aceptada. Inténtalo de nuevo o entra con tu contraseña.',
  'You have # passkeys. Please remove one that you no longer use.':
    'Tienes # llaves de acceso. Quita una que ya no uses.',
  'The second step is not on.': 'El segundo paso no está activado.',
  'The second step is on already.': 'El segundo paso ya está activado.',
  'Please begin with your password.': 'Empieza con tu contraseña.',
  'Please enter the code from your authenticator app.': 'Escribe el código de tu app de autenticación.',
  'This code is not right. Please try again.': 'Este código no es correcto. Inténtalo de nuevo.',
  'Only an administrator can make a token with the scope "admin".':
    'Solo quien administra el sitio puede crear un token con el permiso «admin».',
  'You have # tokens. Please delete one that you no longer use.': 'Tienes # tokens. Elimina uno que ya no uses.',
  'There is no such token.': 'Ese token no existe.',

  // How messages reach a member
  'There is no such member.': 'Ese miembro no existe.',
  'There is no address to confirm.': 'No hay ninguna dirección que confirmar.',
  'This code has expired or was already used. Please ask for a new one.': 'Este código caducó o ya se usó. Pide otro.',
  '{method} needs no verification': '{method} no necesita verificación',
  '{method} numbers cannot be confirmed yet.': 'Los números de {method} aún no se pueden confirmar.',
  'This token is wrong, too old or was already used. Send /start to the bot for a new one.':
    'Este token no es correcto, caducó o ya se usó. Envía /start al bot para recibir otro.',

  // Guidance and goals
  'This guidance does not exist.': 'Esta guía no existe.',
  'Only a member completes their own guidance.': 'Solo cada miembro completa su propia guía.',
  'Please write at least # characters': 'Escribe al menos # caracteres',
  'This goal does not exist.': 'Esta meta no existe.',
  'You have # goals. Please delete one first.': 'Tienes # metas. Primero elimina una.',
  'You have # open goals. Complete or delete one first.': 'Tienes # metas abiertas. Primero completa o elimina una.',
  'completions must be at most #': 'Las veces cumplidas pueden ser como máximo #',
  'Please choose today or a later date': 'Elige hoy o una fecha posterior',

  // For administrators
  '{who} is the only administrator. Make another one first.':
    '{who} es la única persona que administra el sitio. Primero nombra a otra.',
  'There is no member with the e-mail address {address}.': 'Ningún miembro tiene el correo {address}.',
  'There is no such mail.': 'Ese correo no existe.',
  'There is no such job.': 'Ese trabajo no existe.',
  'Only a job that failed can be tried again.': 'Solo se puede intentar de nuevo un trabajo que falló.',
  'Only a job that still waits can be called off.': 'Solo se puede cancelar un trabajo que aún espera.',
  'It is too late for this one: # minutes after its time nothing is sent any more.':
    'Para este ya es tarde: # minutos después de su hora ya no se envía nada.',
  'This member has paused their messages; nothing is made for them until they resume.':
    'Este miembro ha pausado sus mensajes; no se le prepara nada hasta que los reanude.',
  'There is no such delivery.': 'Esa entrega no existe.',
  'Only a delivery that failed can be sent again.': 'Solo se puede enviar de nuevo una entrega que falló.',
  'Nobody knows whether this one arrived, and by {method} it might arrive twice.':
    'Nadie sabe si esta llegó, y por {method} podría llegar dos veces.',
  'It is too late for this one to be sent again.': 'Para enviar esta de nuevo ya es tarde.',
  'Only guidance that still waits can be called off.': 'Solo se puede cancelar la guía que aún espera.',
  'Nothing of this job can be sent again.': 'De este trabajo no se puede enviar nada de nuevo.',
};

const translate = translateBy(REFUSALS);

/** What the server says where it refuses something, in Spanish; contracts and channels say some of it. */
export function translateRefusal(sentence: string): string {
  return translate(faultWords.of(standingWords.of(sentence)));
}
