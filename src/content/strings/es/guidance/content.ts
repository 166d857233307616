import type * as English from '../../en/guidance/content.ts';
import { atTime, onDay } from '../grammar.ts';

export const typeWords: typeof English.typeWords = { prayer: 'Oración', do: 'Acción', reflection: 'Reflexión' };

export const oneWords: typeof English.oneWords = {
  prayer: 'una oración',
  do: 'una acción',
  reflection: 'una reflexión',
};

export const byModelNote: string =
  'Esto lo escribió un modelo de lenguaje y lo revisó un programa. Ninguna persona lo leyó antes que tú.';

export const conceptWords: typeof English.conceptWords = {
  "God's Unconditional Love": 'El amor incondicional de Dios',
  'Grace in Relationships': 'La gracia en las relaciones',
  'Covenant Friendship': 'La amistad de pacto',
  'Speaking Truth in Love': 'Hablar la verdad en amor',
  "Bearing One Another's Burdens": 'Sobrellevar los unos las cargas de los otros',
  'Forgiveness and Reconciliation': 'Perdón y reconciliación',
  'Sanctification Through Friendship': 'La santificación por medio de la amistad',
};

export const whenWords: typeof English.whenWords = {
  today: (time) => `hoy ${atTime(time)}`,
  tomorrow: (time) => `mañana ${atTime(time)}`,
  weekday: (weekday, time) => `el ${weekday} ${atTime(time)}`,
  date: (day, time) => `${onDay(day)} ${atTime(time)}`,
};
