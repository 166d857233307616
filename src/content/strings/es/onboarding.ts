import { appName } from '../app-name.ts';
import type * as English from '../en/onboarding.ts';
import { atTime, endSentence } from './grammar.ts';
import { challengeName } from './guidance/choice.ts';
import { plural } from './locale.ts';

export const onboardingWords: typeof English.onboardingWords = {
  title: 'Primeros pasos',
  stepOf: (step, steps) => `Paso ${step} de ${steps}`,
  percent: (percent) => `${percent}\u00A0%`,
  progressLabel: 'Avance de la configuración',
  previous: 'Anterior',
  continue: 'Continuar',
  complete: 'Terminar',
  completing: 'Configurando…',
  heart: {
    title: 'Háblanos de corazón sobre la amistad',
    intro:
      'Bastan unas cuantas frases sinceras. En la app solo tú las ves. Se guardan en el servidor de este sitio, a cargo de sus administradores.',
    philosophy: '¿Qué significa la amistad para ti?',
    philosophyPlaceholder: 'Con tus propias palabras',
    beginningsLabel: 'Empieza con',
    beginnings: ['Un amigo es alguien que', 'Doy gracias a Dios por un amigo que', 'Me cuesta'],
    count: (length, minimum) =>
      length >= minimum ? `${length} caracteres` : `${length} de ${minimum} caracteres como mínimo`,
    remaining: (left) => plural(left, { one: 'Falta # carácter', other: 'Faltan # caracteres' }),
    enough: 'Con eso basta para continuar',
    satisfaction: '¿Cómo están tus amistades hoy?',
    lowest: 'Me cuestan',
    highest: 'Florecen',
  },
  growth: {
    title: 'Áreas para crecer',
    intro: 'Elige en qué te gustaría crecer. Tu guía empieza por ahí.',
    label: 'Áreas para crecer',
    challenge: challengeName,
  },
  notifications: {
    title: 'Cómo recibir tu guía',
    intro: 'Elige cómo quieres recibirla. También la tendrás siempre aquí en la app.',
    label: 'Formas de recibirla',
    notSetUp: 'No está configurado en este sitio. Si te gustaría usarlo, pregunta a tu iglesia.',
    phone: 'Número de teléfono',
    phonePlaceholder: '+1 234 567 890',
    phoneHelp: 'Incluye el código de país.',
    phoneHelpIn: (country) => `Incluye el código de país, salvo que sea un número local (${country}).`,
    phoneNeedsCountry: 'Empieza con el código de país, como en +1 234 567 8901',
  },
  rhythm: {
    title: 'Frecuencia de tu guía',
    intro: 'Más adelante podrás elegir tus propios días y horas en Ajustes.',
    frequency: 'Cada cuánto',
    daily: 'Cada día',
    dailyAbout: (time) => endSentence(`Todos los días excepto el sábado, ${atTime(time)}`),
    weekly: 'Cada semana',
    weeklyAbout: (weekday, time) => endSentence(`Una vez por semana, el ${weekday} ${atTime(time)}`),
    reminderTime: 'Hora de tu guía',
    zone: (zone) => `En tu zona horaria, ${zone}.`,
  },
  done: {
    title: `¡Te damos la bienvenida a ${appName}!`,
    message: 'Aquí empieza tu camino de amistad, hecho a tu medida.',
  },
  signInFirst: 'Primero inicia sesión',
  failed: { title: 'No se pudo terminar la configuración', message: 'Inténtalo de nuevo.' },
};

export const setupInvitationWords: typeof English.setupInvitationWords = {
  title: 'Antes, unas preguntas',
  message: 'Cuatro pasos cortos, unos tres minutos, y tu guía puede comenzar.',
  resume: 'Ya empezaste; conservamos tus respuestas en esta pestaña.',
  start: 'Empezar',
  continue: 'Continuar la configuración',
};
