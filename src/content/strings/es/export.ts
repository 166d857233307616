import type * as English from '../en/export.ts';
import { adminAuditWords } from './admin/admin-audit.ts';
import { deviceNames, eventWords } from './auth/security.ts';
import { tokenWords } from './auth/tokens.ts';
import { addressLabels } from './channels/all.ts';
import { ledgerWords } from './consent/ledger.ts';
import { endSentence } from './grammar.ts';
import { challengeName } from './guidance/choice.ts';
import { byModelNote, typeWords } from './guidance/content.ts';
import { guidanceWords } from './guidance/guidance.ts';
import { listWords, plural } from './locale.ts';
import { scheduleWords } from './schedule/schedule.ts';

export const exportWords: typeof English.exportWords = {
  title: (name, site) => `${name} en ${site}`,
  intro: (site, when) => endSentence(`Lo que ${site} guarda sobre ti, al ${when}`),
  whole:
    'El archivo export.json, junto a esta página, lo contiene todo en un formato para programas, con las semanas anteriores y cada mensaje.',
  zone: (zone) => `Las horas son las de ${zone}.`,
  email: (address) => `Correo: ${address}`,
  joined: (when) => endSentence(`Te uniste el ${when}`),
  translation: (name) => `Lees la Biblia en la traducción ${name}.`,
  roles: { member: '', reviewer: 'Tienes la función de revisor.', admin: 'Tienes la función de administrador.' },

  about: {
    title: 'Sobre ti',
    philosophy: 'Qué es para ti la amistad',
    grow: 'En qué quieres crecer',
    challenge: challengeName,
    rating: (rating) => `Tus amistades, de 1 (con dificultades) a 5 (florecientes): ${rating}`,
  },
  guidance: {
    title: 'Tu guía',
    none: 'Aún no has recibido ninguna guía.',
    types: typeWords,
    fields: guidanceWords.fields,
    completed: (when) => `Completada el ${when}`,
    helpful: 'Te ayudó.',
    byModel: byModelNote,
    test: 'Fue una prueba y no cuenta.',
    wrote: 'Escribiste',
  },
  journal: {
    title: 'Mi diario',
    intro: (site: string, when: string) => `Lo que escribí sobre mi guía en ${site}, al ${when}.`,
    none: 'Todavía no hay nada aquí.',
  },
  goals: {
    title: 'Tus metas',
    reached: 'Alcanzada',
    progress: (completions, target) => `${completions} de ${target}`,
    until: (date) => `hasta el ${date}`,
  },
  week: {
    title: 'Tu semana',
    days: scheduleWords.days,
    off: 'sin guía',
    noTimes: 'sin horas',
    slot: (time, type) => `${time} ${type}`,
    confirmedSlot: (slot, channels) => `${slot} (confirmaste esta hora para ${listWords(channels)})`,
    paused: (until) => endSentence(`Los mensajes están en pausa hasta el ${until}`),
    pausedLater: (from, until) => endSentence(`Los mensajes estarán en pausa desde el ${from} hasta el ${until}`),
  },
  reach: {
    title: 'Cómo te llegan los mensajes',
    none: 'No hay nada activado. Tu guía aparece en la app.',
    channels: ledgerWords.channels,
    to: (channel, address) => `${channel}: ${address}`,
    confirmed: (when) => `confirmado el ${when}`,
    unconfirmed: 'aún sin confirmar',
    refused: 'desactivado porque los mensajes fueron rechazados',
    addressLabels,
    browser: (device, when) => `Notificaciones: ${device}, desde el ${when}`,
    sent: (messages) => plural(messages, { one: 'Te enviamos # mensaje.', other: 'Te enviamos # mensajes.' }),
  },
  consents: {
    title: 'Lo que elegiste y cuándo',
    actions: ledgerWords.actions,
    sources: ledgerWords.sources,
    row: (what, action) => `${what}: ${action}`,
  },
  safety: {
    title: 'Inicio de sesión',
    secondStep: (codes) =>
      `Verificación en dos pasos: activada, con ${plural(codes, { one: '# código de recuperación', other: '# códigos de recuperación' })}`,
    secondStepOff: 'Verificación en dos pasos: desactivada',
    devices: deviceNames,
    session: (device, when) => `Sesión iniciada: ${device}, desde el ${when}`,
    passkey: (name, when) => `Llave de acceso: ${name}, desde el ${when}`,
    token: (name, scopes, when) => `Token de la API: ${name} (${scopes}), desde el ${when}`,
    scopes: tokenWords.scope,
    invited: (address, when) => endSentence(`Invitaste a ${address} el ${when}`),
    invitedAnybody: (when) => endSentence(`Creaste una invitación el ${when}`),
    joinedBy: (when) => endSentence(`Te uniste con una invitación del ${when}`),
    events: 'Qué pasó con tu cuenta',
    kinds: eventWords.kinds,
  },
  acts: {
    title: 'Qué hicieron los administradores',
    names: adminAuditWords.acts,
    other: 'Otro cambio',
    byYou: 'por ti',
    byAdmin: 'por un administrador',
  },
};
