import type { DOCTOR } from '../../../../shared/messages/doctor.ts';
import type { Translation } from '../../../../shared/messages/message.ts';
import { plural } from '../locale.ts';

/** Writes a size that the server formatted, such as `73.9 GB`, with the decimal comma. */
const size = (formatted: string) => String(formatted).replace('.', ',');

export const doctorMessages: Translation<typeof DOCTOR> = {
  doctor_disk_works: ({ free }) => `El disco de la carpeta de datos tiene ${size(free)} libres.`,
  doctor_disk_low: ({ free, needed }) =>
    `El disco de la carpeta de datos solo tiene ${size(free)} libres y una copia de seguridad necesita ${size(needed)}. Borra lo que ya no necesites o usa un disco más grande.`,
  doctor_folder_works: 'La carpeta de datos está cerrada para los demás usuarios de esta máquina.',
  doctor_folder_open: ({ names }) =>
    `Otros usuarios de esta máquina pueden leer ${names}. Ejecuta «chmod -R go-rwx» en la carpeta de datos.`,
  doctor_write_works: 'La base de datos acepta escrituras.',
  doctor_write_refused:
    'La base de datos no acepta escrituras. Mira si el disco está lleno y de quién es la carpeta de datos (DATA_DIR).',
  doctor_folder_accepts: 'Se pueden escribir archivos en la carpeta de datos.',
  doctor_folder_closed: ({ names }) =>
    `No se puede escribir ningún archivo en ${names}, así que el correo guardado espera y no se hacen copias de seguridad. Mira de quién es, y que su sistema de archivos no esté montado solo para lectura.`,
  doctor_clock_works: 'El reloj concuerda con lo que el sitio guardó antes.',
  doctor_clock_behind: ({ minutes }) =>
    `El reloj va ${minutes} minutos atrasado respecto a lo que el sitio guardó antes. Activa la sincronización de la hora, por ejemplo con «timedatectl set-ntp true».`,
  doctor_clock_was_ahead: ({ minutes }) =>
    `Antes el reloj iba adelantado: la última hora guardada es de dentro de ${minutes} minutos. El reloj vuelve a estar bien, así que no hay que hacer nada.`,
  doctor_clock_agrees: ({ host }) => `El reloj concuerda con el de ${host}.`,
  doctor_clock_unconfirmed:
    'Ninguna otra máquina le dio la hora al sitio. «timedatectl» muestra si el reloj está sincronizado.',
  doctor_clock_ahead: ({ minutes, host }) =>
    `El reloj va ${minutes} minutos adelantado respecto al de ${host}, así que los mensajes salen antes de hora. Activa la sincronización de la hora, por ejemplo con «timedatectl set-ntp true».`,
  doctor_clock_late: ({ minutes, host }) =>
    `El reloj va ${minutes} minutos atrasado respecto al de ${host}, así que los mensajes salen tarde. Activa la sincronización de la hora, por ejemplo con «timedatectl set-ntp true».`,
  doctor_clock_certificate: ({ host }) =>
    `Es probable que el reloj esté mal: a la hora que marca, el certificado de ${host} todavía no vale o ya no vale. Míralo con «timedatectl» y activa la sincronización de la hora, por ejemplo con «timedatectl set-ntp true».`,
  doctor_clock_device_agrees: 'El reloj concuerda con el de tu dispositivo.',
  doctor_clock_device_ahead: ({ minutes }) =>
    `El reloj va ${minutes} minutos adelantado respecto al de tu dispositivo. Si el de tu dispositivo está bien, los mensajes salen antes de hora: activa la sincronización de la hora en el servidor, por ejemplo con «timedatectl set-ntp true».`,
  doctor_clock_device_late: ({ minutes }) =>
    `El reloj va ${minutes} minutos atrasado respecto al de tu dispositivo. Si el de tu dispositivo está bien, los mensajes salen tarde: activa la sincronización de la hora en el servidor, por ejemplo con «timedatectl set-ntp true».`,
  doctor_zones_works: ({ version }) => `Las reglas de zonas horarias son las de ${version}.`,
  doctor_zones_old: ({ version }) =>
    `Las reglas de zonas horarias son las de ${version}, así que algunos mensajes pueden llegar a otra hora. Instala una versión más nueva de Hesed.`,

  doctor_site_killed:
    'La última vez, el sitio se cerró a la fuerza o la máquina se quedó sin energía. No se perdió nada de lo guardado. Si vuelve a pasar, mira el registro del sistema y dale más memoria a la máquina.',

  doctor_database_works: 'La base de datos está íntegra.',
  doctor_database_damaged: ({ detail }) =>
    `La base de datos está dañada (${detail}). Recupera una copia de seguridad; docs/backup.md dice cómo.`,
  doctor_keys_works: 'Las claves corresponden a lo que cifraron.',
  doctor_keys_missing:
    'Faltaba el archivo keys.json, así que el sitio creó claves nuevas. Detén el sitio y restaura el archivo anterior desde una copia de seguridad: sin él se pierden los secretos guardados y las suscripciones push.',
  doctor_keys_changed: 'El archivo keys.json falta o no es el que usa el sitio. Recupéralo de una copia de seguridad.',
  doctor_keys_unfit: ({ secrets }) =>
    `Secretos guardados que las claves no pueden descifrar: ${secrets}. Si se cambió keys.json, recupera el anterior de una copia de seguridad.`,
  doctor_ledger_works: ({ rows }) => `El registro de consentimiento está verificado, filas: ${rows}.`,
  doctor_ledger_broken: ({ row }) =>
    `El registro de consentimiento fue modificado en la fila ${row}. Averigua quién puede escribir en la base de datos; docs/consent-ledger.md dice qué significa.`,

  doctor_backup_works: ({ hours }) =>
    `La última copia de seguridad tiene ${plural(hours, { one: '# hora', other: '# horas' })}.`,
  doctor_backup_old: ({ days, command }) =>
    `La última copia de seguridad tiene ${days} días. Haz una con «${command}» y mira en el registro por qué falla la de la noche.`,
  doctor_backup_none: ({ command }) =>
    `Aún no hay copia de seguridad. El sitio hace una cada noche; con «${command}» la haces ahora.`,
  doctor_backup_replaced: ({ folders }) =>
    `La carpeta de copias aún guarda lo que reemplazó una restauración, con sus claves y textos privados: ${folders}. Bórrala cuando todo esté bien.`,
  doctor_backup_future: ({ files }) =>
    `Estas copias de seguridad llevan una fecha futura, porque el reloj iba adelantado cuando se hicieron: ${files}. No cuentan, y puedes borrarlas.`,
  doctor_backup_off: 'BACKUPS está en «off», así que otra cosa debe copiar la carpeta de datos.',

  doctor_address_works: ({ url }) => `El sitio responde en ${url}.`,
  doctor_address_unset: ({ url }) =>
    `Los enlaces de los mensajes llevan a ${url}, que solo funciona en esta máquina. Pon en PUBLIC_URL la dirección del sitio.`,
  doctor_address_plain: ({ url }) =>
    `${url} no está cifrada. Pon un proxy con certificado delante del sitio y su dirección https:// en PUBLIC_URL.`,
  doctor_address_unreachable: ({ url, code }) =>
    `Nadie responde en ${url} (${code}). Revisa que el sitio esté en marcha, el registro DNS, el cortafuegos y el proxy.`,
  doctor_address_closed: ({ url, code }) =>
    `La conexión con ${url} se cierra sin respuesta (${code}). Revisa el cortafuegos y mira el registro del proxy.`,
  doctor_address_redirects: ({ url, target }) =>
    `${url} redirige a ${target}, y los proveedores no siguen las redirecciones. Pon ${target} en PUBLIC_URL.`,
  doctor_address_unencrypted: ({ url }) =>
    `${url} responde sin cifrar, aunque empieza por https://. Haz que en ese puerto responda un proxy con certificado; docs/reverse-proxies.md dice cómo.`,
  doctor_address_handshake: ({ url, code }) =>
    `No se puede establecer una conexión cifrada con ${url} (${code}), probablemente porque el proxy aún no tiene un certificado para ese nombre. Escribe el nombre en su configuración y mira su registro.`,
  doctor_address_certificate: ({ url, code }) =>
    `El certificado de ${url} no es válido (${code}). Renuévalo, o deja que Caddy lo haga por sí solo.`,
  doctor_address_certificate_date: ({ url, code }) =>
    `A la hora que marca el reloj de esta máquina, el certificado de ${url} todavía no vale o ya no vale (${code}). Revisa el reloj con «timedatectl». Si está bien, renueva el certificado, o deja que Caddy lo haga por sí solo.`,
  doctor_address_certificate_name: ({ url }) =>
    `El certificado de ${url} es de otro nombre. Consigue uno para ese nombre, o deja que Caddy lo haga por sí solo.`,
  doctor_address_certificate_issuer: ({ url, code }) =>
    `Los navegadores no confían en el certificado de ${url} (${code}). Consigue uno de una autoridad como Let’s Encrypt y dale al proxy la cadena completa, o deja que Caddy lo haga por sí solo.`,
  doctor_address_host: ({ url }) =>
    `El proxy de ${url} le da al sitio otro nombre de servidor (estado 400). Haz que pase la cabecera Host: en nginx con «proxy_set_header Host $host»; Caddy lo hace por sí solo.`,
  doctor_address_missing: ({ url }) =>
    `${url} no pasa todas las direcciones: allí no se encuentra /api (estado 404). Haz que el proxy pase todas las rutas a este sitio.`,
  doctor_address_other: ({ url, status }) =>
    `En ${url} responde otra cosa (estado ${status}). Haz que el proxy pase las solicitudes a este sitio.`,

  doctor_mail_captured: 'Los correos se guardan en archivos y no llegan a nadie. Pon SMTP_URL y MAIL_FROM.',
  doctor_dns_gone: ({ domain }) =>
    `El DNS no respondió sobre ${domain}, así que SPF, DKIM y DMARC quedan sin comprobar. Revisa los servidores de nombres de esta máquina.`,
  doctor_dns_unknown: ({ domain }) =>
    `El dominio ${domain} de MAIL_FROM no existe en el DNS, así que otros servidores rechazarán su correo. Usa una dirección de tu propio dominio.`,
  doctor_spf_works: ({ domain }) => `${domain} tiene un registro SPF.`,
  doctor_spf_missing: ({ domain }) =>
    `${domain} no tiene registro SPF, así que el correo puede acabar como no deseado. Agrega el registro TXT que indica tu proveedor de correo.`,
  doctor_spf_twice: ({ domain }) =>
    `${domain} tiene más de un registro SPF, así que ninguno cuenta. Únelos en uno solo.`,
  doctor_dkim_works: ({ domain }) => `${domain} tiene claves DKIM.`,
  doctor_dkim_missing: ({ domain }) =>
    `${domain} no tiene clave DKIM, así que el correo puede acabar como no deseado. Agrega el registro bajo _domainkey.${domain} que indica tu proveedor de correo.`,
  doctor_dmarc_works: ({ domain }) => `${domain} tiene una política DMARC.`,
  doctor_dmarc_missing: ({ domain }) =>
    `${domain} no tiene política DMARC, así que los grandes proveedores pueden rechazar su correo. Agrega un registro TXT _dmarc.${domain}, como «v=DMARC1; p=none».`,
};
