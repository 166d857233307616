import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startJourneys } from '../../server/testing/journey.ts';

const journeys = startJourneys();

test('whoever reads Spanish joins, answers and is answered in Spanish, and may choose English instead', {
  timeout: 60_000,
}, async () => {
  const { page, complaints } = await journeys.visitor({ locale: 'es-MX', timezoneId: 'America/Mexico_City' });
  const language = () => page.locator('html').getAttribute('lang');
  await page.goto('/');
  expect(await language()).toBe('es');
  await page.getByRole('tab', { name: 'Únete' }).click();
  await page.getByLabel('Nombre de usuario').fill('Ruth');
  await page.getByLabel('Correo electrónico').fill('ruth');
  await page.getByLabel('Contraseña', { exact: true }).fill('a good long secret');
  await page.getByRole('button', { name: 'Únete' }).click();
  await page.getByText('Escribe un correo electrónico válido').waitFor();
  await page.getByLabel('Correo electrónico').fill('ruth@parish.example');
  await page.getByRole('button', { name: 'Únete' }).click();

  // The wizard is a page that the build has not drawn, too.
  await page.getByRole('heading', { name: 'Abre tu corazón sobre la amistad' }).waitFor();
  await page.reload();
  expect(await language()).toBe('es');
  const next = page.getByRole('button', { name: 'Continuar' });
  await page.getByRole('textbox').fill('Un amigo es alguien que se queda cuando todos los demás ya se han ido.');
  await next.click();
  await page.getByRole('checkbox', { name: 'Dar consejo conforme a Dios' }).check();
  await next.click();
  await page.getByRole('checkbox', { name: 'Correo electrónico' }).check();
  await next.click();
  await page.getByLabel('Hora de tu guía').selectOption({ label: '8:30 p.\u00A0m.' });
  await page.getByRole('button', { name: 'Terminar' }).click();
  await page.getByRole('heading', { name: 'Tu guía de hoy' }).waitFor();
  const { db } = journeys.served.site;
  const { userProfiles } = db.tables;
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.userId, 1));
  expect(profile).toMatchObject({ reminderTime: '8:30 PM', challenges: ['Offering godly counsel'] });

  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('link', { name: 'Idioma' }).click();
  await page.getByLabel(/^El idioma de/).selectOption({ label: 'English' });
  await page.getByRole('button', { name: 'Usar este idioma' }).click();
  await page.getByRole('heading', { name: 'Weekly Schedule' }).waitFor();
  expect(await language()).toBe('en');
  expect(complaints).toEqual([]);
});
