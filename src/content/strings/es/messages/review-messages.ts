import type { Translation } from '../../../../shared/messages/message.ts';
import type { REVIEWS } from '../../../../shared/messages/reviews.ts';
import { plural } from '../locale.ts';

export const reviewMessages: Translation<typeof REVIEWS> = {
  reviewers_only: 'Esto es para quienes revisan y administran.',
  no_such_entry: 'Este texto ya no existe.',
  review_changed_meanwhile:
    'Otra persona cambió este texto mientras tanto. Tus palabras siguen aquí; mira lo que está guardado ahora.',
  review_last_entry: 'Es el último texto de su tema y tipo que se puede enviar. Primero recupera o aprueba otro.',
  review_too_few: ({ enough }) =>
    `Solo se envían textos revisados, así que ${enough} de cada tema y tipo deben seguir aprobados. Primero aprueba otro.`,
  review_not_ready: ({ groups }) =>
    `Hay muy pocos textos aprobados: faltan en ${plural(groups, { one: '# grupo', other: '# grupos' })} de tema y tipo.`,
  review_nothing_to_undo: 'Este texto no tiene ningún cambio que deshacer.',
  review_not_reworded: 'Solo se pueden redactar de nuevo los textos de la biblioteca.',
  review_about_fixed: 'Solo en los textos que escribió tu iglesia se puede cambiar de qué tratan.',
  plan_past: 'Esta fecha ya pasó. Elige una posterior',
  plan_length: ({ days }) => `Elige un final que esté como mucho ${days} días después del comienzo`,
  plan_no_entries: 'La biblioteca no tiene nada sobre estos pasajes. Escribe otros, como John 15:12-17',
  plan_overlaps: ({ title }) => `«${title}» ya tiene algunos de estos días`,
  plan_pinned_by: ({ name, title }) => `${name} ya fijó «${title}» para esta fecha. Reemplázalo o elige otra fecha.`,
  plan_pinned: ({ title }) => `«${title}» ya está fijado para esta fecha. Reemplázalo o elige otra fecha.`,
  plan_retired: 'Este texto está retirado. Primero recupéralo.',
  plan_draft: 'Este texto es un borrador. Primero apruébalo.',
  own_entries_full: ({ limit }) => `Tu iglesia ya escribió ${limit} textos, que es lo máximo.`,
  plan_gone: 'Esto ya se había quitado.',
  wording_needed: 'Escribe algo aquí',
  wording_count: ({ least, most }) => `Escribe de ${least} a ${most}, uno en cada línea`,
  wording_words: ({ words, least, most }) =>
    `Tiene ${plural(words, { one: '# palabra', other: '# palabras' })}; debe tener entre ${least} y ${most}`,
  wording_question: 'Termina cada pregunta con un signo de interrogación',
  wording_link: 'Quita los enlaces',
  wording_address: 'Quita los correos y los nombres con arroba',
  wording_phone: 'Quita los números de teléfono',
  wording_markup: 'Escribe texto sencillo, sin signos como * o #',
  wording_hidden: 'Quita los emojis y los caracteres ocultos',
  wording_script: 'Escribe con letras latinas',
  quotation_altered: ({ quoted, expected }) => `La Biblia no dice «${quoted}», sino «${expected}».`,
  quotation_omits: ({ quoted, leftOut }) => `La Biblia no dice «${quoted}»: falta «${leftOut}».`,
  quotation_elsewhere: ({ quoted, places }) =>
    `«${quoted}» no está en el versículo que se nombra. La Biblia tiene estas palabras en ${places}.`,
  quotation_joined: ({ quoted, places }) =>
    `La Biblia no dice «${quoted}»: se juntaron palabras de varios lugares (${places}).`,
  quotation_order: ({ quoted }) => `La Biblia no dice «${quoted}»: sus partes están en otro orden.`,
  quotation_translation: ({ quoted, translation }) =>
    `«${quoted}» no es de la traducción que se nombra; son palabras de ${translation}.`,
  quotation_not_there: ({ quoted }) =>
    `La Biblia no dice «${quoted}»: el versículo que se nombra tiene otras palabras.`,
  reference_missing: ({ reference }) => `La Biblia no tiene ${reference}.`,
};
