import type { Translation } from '../../../../shared/messages/message.ts';
import type { SETTINGS } from '../../../../shared/messages/settings.ts';

export const settingMessages: Translation<typeof SETTINGS> = {
  setting_not_valid: 'Esta no es una de las opciones.',
  setting_too_long: ({ max }) => `Es demasiado largo. Usa ${max} caracteres como máximo.`,
  setting_too_short: ({ min }) => `Usa al menos ${min} caracteres, sin espacios.`,
  setting_no_email: 'No es una dirección de correo.',
  setting_no_phone: 'No es un número de teléfono. Escríbelo como en +1 202 555 0123.',
  setting_no_full_number: 'Escribe el número con el código del país y sin espacios, como en +12025550123.',
  setting_no_countries: 'Escribe los códigos de los países separados por comas, como US,CA. Cada uno tiene dos letras.',
  setting_no_mail_server:
    'No es la dirección de un servidor de correo. Empieza por smtps:// o smtp://, como en smtps://user:password@mail.example.org:465.',
  setting_no_sender:
    'Escribe una dirección, o un nombre y la dirección entre signos de menor y mayor: Iglesia Gracia <hello@example.org>.',
  setting_no_sid: ({ kind }) =>
    `Empieza por ${kind} y siguen 32 dígitos y letras de la a a la f. Cópialo otra vez de la consola de Twilio.`,
  setting_begins_with: ({ start }) => `Empieza por ${start} y no tiene espacios. Cópialo otra vez.`,
  setting_not_whole: 'No está completo o se copió algo más. Cópialo otra vez.',
  setting_no_model:
    'El nombre de un modelo no tiene espacios y tiene 100 caracteres como máximo. Cópialo de la lista del proveedor.',
  setting_no_amount: 'Escribe un importe en dólares con cifras y punto decimal, como 0.75.',
  setting_no_number: ({ min, max }) => `Escribe un número entero del ${min} al ${max}.`,
  setting_needed: ({ name, because }) => `${name} hace falta cuando se pone ${because}.`,
  setting_needs_https: 'Esto necesita en el servidor un PUBLIC_URL que empiece por https://.',
  setting_on_server: ({ name }) => `${name} se puso en el servidor, así que solo se puede cambiar allí.`,
  setting_not_here: ({ name }) => `${name} no es un ajuste de este grupo.`,
  setting_private_host: ({ host }) =>
    `${host} está en la red propia del servidor. Solo el entorno del servidor puede nombrarlo, en PRIVATE_HOSTS.`,
  setting_url_options:
    'Quita lo que viene después del signo de interrogación. Las opciones solo se ponen en el entorno del servidor.',
  setting_group_nothing: 'Aquí todavía no hay nada puesto, así que no hay nada que probar.',
  doctor_setting_unreadable: ({ name }) =>
    `El valor guardado de ${name} no se puede descifrar, así que no se usa. Recupera el keys.json anterior de una copia de seguridad o escribe el valor otra vez en la administración.`,
  doctor_setting_invalid: ({ name }) =>
    `El valor guardado de ${name} no sirve para esta versión o para los demás ajustes, así que no se usa. Escríbelo otra vez en la administración.`,
  doctor_setting_misspelled: ({ name, nearest }) =>
    `El entorno del servidor define ${name}, que no es un ajuste. ¿Querías decir ${nearest}? Corrige el nombre, salvo que lo use otro programa.`,
};
