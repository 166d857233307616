import { expect, test } from 'vitest';
import { reviewPlanWords } from './es/admin/review-plans.ts';
import { guidanceWords } from './es/guidance/guidance.ts';

test('inside a Spanish sentence, a day has no capital and no comma after its weekday', () => {
  const { days, pinned } = reviewPlanWords;
  const [monday, friday] = ['Lunes, 16 de noviembre de 2026', 'Viernes, 20 de noviembre de 2026'];
  expect([
    guidanceWords.pausedUntil('Viernes, 20 de noviembre'),
    days(friday, friday),
    days(monday, friday),
    pinned(friday),
  ]).toEqual([
    'Tu guía está en pausa hasta el viernes 20 de noviembre.',
    'El viernes 20 de noviembre de 2026',
    'Del lunes 16 de noviembre de 2026 al viernes 20 de noviembre de 2026',
    'Fijado para el viernes 20 de noviembre de 2026',
  ]);
});
