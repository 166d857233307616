import type { Season } from '../../../../shared/guidance/choice-reasons.ts';
import type { Challenge } from '../../../../shared/onboarding/onboarding-choices.ts';
import type * as English from '../../en/guidance/choice.ts';
import { insideSentence } from '../grammar.ts';

const CHALLENGES: Record<Challenge, string> = {
  'Being vulnerable and authentic': 'Abrirme con autenticidad',
  'Making time for deep relationships': 'Dedicar tiempo a relaciones profundas',
  'Offering godly counsel': 'Dar consejo conforme a Dios',
  'Forgiving and reconciling': 'Perdonar y reconciliarme',
  'Initiating difficult conversations': 'Iniciar conversaciones difíciles',
  'Maintaining long-distance friendships': 'Cuidar amistades a distancia',
  'Balancing friendship with family time': 'Equilibrar la amistad y la familia',
  'Finding trustworthy friends': 'Encontrar amigos de confianza',
};

const SEASONS: Record<Season, string> = {
  Advent: 'el Adviento',
  Christmas: 'la Navidad',
  Lent: 'la Cuaresma',
  'Holy Week': 'la Semana Santa',
  Easter: 'la Pascua',
  Pentecost: 'Pentecostés',
};

export const challengeName: typeof English.challengeName = (challenge) => CHALLENGES[challenge];

export const choiceWords: typeof English.choiceWords = {
  season: (season) => `Elegida para ${SEASONS[season]}.`,
  challenge: (challenge) => `Elegida porque quieres crecer en esto: ${insideSentence(challengeName(challenge))}.`,
  helpful: (challenge) =>
    `Elegida porque te sirvió otra guía sobre este tema: ${insideSentence(challengeName(challenge))}.`,
  pinned: 'Tu iglesia la eligió para hoy.',
  theme: (title) => `Esta semana en tu iglesia: ${title}`,
  satisfaction: 'Elegida porque nos dijiste que ahora la amistad te cuesta.',
};
