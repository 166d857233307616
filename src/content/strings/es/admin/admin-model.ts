import type * as English from '../../en/admin/admin-model.ts';
import { plural } from '../locale.ts';

export const adminModelWords: typeof English.adminModelWords = {
  title: 'Modelo de lenguaje',
  caption: 'Miembros para los que se usó el modelo este mes, primero los de mayor costo',
  intro:
    'Lo que usó este mes para cada miembro. Los días empiezan a medianoche en la zona horaria de cada uno. Aquí no se ven las palabras de nadie.',
  empty: 'El modelo no se ha usado este mes.',
  member: 'Miembro',
  money: 'Costo',
  calls: 'Consultas',
  tokens: 'Tokens',
  today: 'Hoy',
  todayOnly: (calls) => plural(calls, { one: '# consulta hoy', other: '# consultas hoy' }),
  todayOf: (calls, cap) => `${calls} de ${cap} hoy`,
  fact: 'Modelo de lenguaje',
  month: (calls, tokens, money) =>
    `${plural(calls, { one: '# consulta', other: '# consultas' })} este mes: ${tokens} tokens, ${money}.`,
  capToday: (calls, cap) => `Hoy: ${calls} de ${cap}.`,
  lessThan: (money) => `menos de ${money}`,
  all: 'Comparar miembros',
};
