import type * as English from '../../en/admin/admin-updates.ts';
import { locale, plural } from '../locale.ts';

const membersOf = (count: number) =>
  plural(count, { one: '1 miembro', other: `${count.toLocaleString(locale.numbers)} miembros` });

export const adminUpdateWords: typeof English.adminUpdateWords = {
  title: 'Novedades',
  caption: 'Novedades del último año, las más recientes primero',
  intro:
    'Un correo para quienes tienen activadas las novedades del servicio, como mucho una vez al mes. Úsalo para contar qué ha cambiado en este sitio.',
  empty: 'En el último año no se ha enviado ninguna novedad.',
  form: 'Escribir novedades',
  subject: 'Asunto',
  preview: 'Vista previa',
  previewAbout: 'Aparece junto al asunto en la bandeja de entrada.',
  text: 'Texto',
  textAbout: 'Cada línea se convierte en un párrafo.',
  language: 'Escrito en',
  readers: (count) =>
    count === 0
      ? 'Ahora no las recibiría nadie: ningún miembro confirmó su correo y tiene activadas las novedades.'
      : plural(count, { one: 'Ahora las recibiría 1 miembro.', other: `Ahora las recibirían ${membersOf(count)}.` }),
  counting: 'Contando a los lectores…',
  captured: 'No hay servidor de correo, así que las novedades se guardarían como archivos y no llegarían a nadie.',
  sentThisMonth:
    'Las novedades de este mes ya se enviaron. Las próximas pueden salir desde el primer día del mes que viene (UTC). Ya puedes escribirlas; se quedan aquí hasta que las envíes.',
  send: 'Enviar las novedades',
  sending: 'Enviando…',
  sendFailed: 'Las novedades no se enviaron',
  ask: (subject) => `¿Enviar «${subject}»?`,
  about: (count) =>
    `Llegarán por correo a ${membersOf(count)}. No se pueden retirar, y las próximas solo podrán salir el mes que viene.`,
  confirm: (count) => `Enviar a ${membersOf(count)}`,
  sent: (count) => `Las novedades van en camino a ${membersOf(count)}.`,
  sample: 'Vista previa del correo',
  sampleSubject: 'Tu asunto',
  samplePreview: 'Tu vista previa',
  sampleText: 'Tu texto',
  what: 'Novedades',
  sentAt: 'Enviado',
  read: 'Leer el texto',
};
