import type * as English from '../en/faults.ts';
import { translateBy } from '../sentences.ts';

// By the sentence in English; each `#` is a number, which stays as it is.
const FAULTS: Record<string, string> = {
  'Please enter a valid email': 'Escribe un correo electrónico válido',
  'Username must be at least # characters': 'El nombre de usuario necesita al menos # caracteres',
  'Username must be at most # characters': 'El nombre de usuario admite como máximo # caracteres',
  'Username must be plain text on one line': 'El nombre de usuario debe ser texto sencillo en una sola línea',
  'Password is required': 'Escribe tu contraseña',
  'Password must be at least # characters': 'La contraseña necesita al menos # caracteres',
  'Password must be at most # characters': 'La contraseña admite como máximo # caracteres',
  'Please enter a code': 'Escribe un código',
  'Please enter the code we sent you': 'Escribe el código que te enviamos',
  'Please keep this under # characters': 'Usa menos de # caracteres',
  'Please share at least # characters about your friendship philosophy':
    'Escribe al menos # caracteres sobre lo que la amistad significa para ti',
  'Please select at least one challenge': 'Elige al menos un área para crecer',
  'Please select at least one notification method': 'Elige al menos una forma de recibir tu guía',
  'Please give a time such as #:# AM': 'Escribe una hora como #:# AM',
  'Phone number is required for SMS notifications': 'Para recibir SMS hace falta un número de teléfono',
  'Please enter a valid phone number with country code (e.g., +#)':
    'Escribe un número de teléfono válido con el código de país (por ejemplo, +#)',
  'Please enter a valid WhatsApp number with country code (e.g., +#)':
    'Escribe un número de WhatsApp válido con el código de país (por ejemplo, +#)',
  'Please choose a valid time zone (e.g., Europe/London)': 'Elige una zona horaria válida (por ejemplo, Europe/London)',
  'Please enter your Telegram subscription token': 'Escribe tu token de suscripción de Telegram',
  'Please agree to receive SMS first': 'Primero acepta recibir SMS',
  'Please choose a day from tomorrow to # days ahead': 'Elige un día entre mañana y dentro de # días',
  'Please give your goal a title': 'Ponle un título a tu meta',
  'Please keep the title under # characters': 'Usa menos de # caracteres en el título',
  'Please keep the description under # characters': 'Usa menos de # caracteres en la descripción',
  'Please choose a date such as #-#-#': 'Elige una fecha como #-#-#',
  'Please give a whole number from # to #': 'Escribe un número entero de # a #',
  'Please give it a name': 'Ponle un nombre',
  'Name must be at most # characters': 'El nombre admite como máximo # caracteres',
  'Name must be plain text on one line': 'El nombre debe ser texto sencillo en una sola línea',
  'Please choose what the token may do': 'Elige qué puede hacer el token',
  'Two times on one day cannot be the same': 'Dos horas de un mismo día no pueden ser iguales',
};

export const faultWords: typeof English.faultWords = { of: translateBy(FAULTS) };
