import type * as English from '../../en/guidance/goal-texts.ts';

export const goalTexts: typeof English.goalTexts = {
  'Being vulnerable and authentic': {
    title: 'Dejar que un amigo me conozca tal como soy',
    description: 'Decir lo verdadero un poco antes, a alguien que ha mostrado que sabe cuidarlo.',
  },
  'Making time for deep relationships': {
    title: 'Apartar tiempo que no sea el que sobra',
    description: 'Poner a los amigos en la semana antes de que se llene, y cumplir esa hora como cualquier promesa.',
  },
  'Offering godly counsel': {
    title: 'Dar consejo después de orar',
    description: 'Primero escuchar, luego abrir la Escritura y solo al final hablar.',
  },
  'Forgiving and reconciling': {
    title: 'No llevar cuentas',
    description:
      'Perdonar de corazón lo que hoy se pueda perdonar, y dar el siguiente paso sincero donde no haya peligro.',
  },
  'Initiating difficult conversations': {
    title: 'Empezar la conversación que sigo aplazando',
    description: 'Elegir una buena hora y una primera frase sencilla, y hablar por el bien de mi amigo.',
  },
  'Maintaining long-distance friendships': {
    title: 'Acortar la distancia un poco cada semana',
    description:
      'Una llamada, una carta, una oración en un mensaje: poco y con constancia, para que lejos no sea olvido.',
  },
  'Balancing friendship with family time': {
    title: 'Abrir nuestra puerta sin vaciar la casa',
    description: 'Buscar maneras de que familia y amigos compartan la mesa, y descansar sin culpa cuando toque.',
  },
  'Finding trustworthy friends': {
    title: 'Ser el amigo que estoy buscando',
    description:
      'Estar presente, guardar lo que se confía y dejar que la confianza crezca al paso de las promesas cumplidas.',
  },
};
