import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { submitOnboarding } from '../../../server/domains/onboarding/service.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { memberActor, WIZARD_ANSWERS } from '../../../server/testing/members/members.ts';

const journeys = startJourneys();

test('a Spanish-speaking member uses every screen in Spanish, and can choose English', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.visitor({ locale: 'es-MX', timezoneId: 'America/Mexico_City' });
  const language = () => page.locator('html').getAttribute('lang');
  await page.goto('/');
  await expect.poll(language).toBe('es');
  await page.getByRole('tab', { name: 'Únete' }).click();
  await page.getByLabel('Nombre de usuario').fill('Ruth');
  await page.getByLabel('Correo electrónico').fill('ruth');
  await page.getByLabel('Contraseña', { exact: true }).fill('a good long secret');
  await page.getByRole('button', { name: 'Únete' }).click();
  await page.getByText('Escribe un correo electrónico válido').waitFor();
  await page.getByLabel('Correo electrónico').fill('ruth@parish.example');
  await page.getByRole('button', { name: 'Únete' }).click();

  // The build does not prerender the wizard.
  await page.getByRole('heading', { name: 'Háblanos de corazón sobre la amistad' }).waitFor();
  await page.reload();
  await expect.poll(language).toBe('es');
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
  // The confirmation mail is in the language of the page.
  await expect.poll(() => journeys.served.smtp.received.length).toBe(1);
  const mail = journeys.served.smtp.received[0]?.email;
  expect(mail?.subject).toContain('Confirma tu correo');
  expect(mail?.html).toContain('<html lang="es"');
  // The first guidance is in English and marked as such.
  const card = page.getByRole('article');
  await expect.poll(() => card.getByRole('heading', { level: 3 }).getAttribute('lang')).toBe('en');
  await page.getByText('Por ahora, esta guía está en inglés. Puedes orar y escribir en tu propio idioma.').waitFor();
  // The first goal is in the language of the wizard.
  const goal = page.getByRole('heading', { name: 'Dar consejo después de orar' });
  await expect.poll(() => goal.getAttribute('lang')).toBe('es');
  const { db } = journeys.served.site;
  const { userProfiles, consentEvents } = db.tables;
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.userId, 1));
  expect(profile).toMatchObject({ reminderTime: '8:30 PM', challenges: ['Offering godly counsel'] });
  // The ledger records the words that were shown, in Spanish (decisions.md D30).
  const agreed = await db.select().from(consentEvents).where(eq(consentEvents.userId, 1));
  expect(agreed.map(({ wordingVersion }) => wordingVersion)).toEqual(['registration-3-es', 'onboarding-3-es']);

  await page.getByRole('link', { name: 'Ajustes' }).click();
  await openRow(page, 'Idioma');
  await page.getByText('Por ahora, nuestra biblioteca de guías está en inglés').waitFor();
  // Pressing its name changes the language at once.
  const languages = page.getByRole('group', { name: /^El idioma de/ });
  await expect.poll(() => languages.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Español']);
  // Zone names are English on every page.
  await expect
    .poll(() =>
      page
        .getByText(/^Las horas son las de/)
        .locator('[lang=en]')
        .textContent(),
    )
    .toBe('Mexico City');
  // Another open tab keeps its language until it reloads, and does not store it again.
  const other = await page.context().newPage();
  await other.goto('/guidance');
  const changes: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/trpc/auth.changeLanguage')) changes.push(request.postData() ?? '');
  });
  const refetched = other.waitForResponse((answer) => answer.url().includes('/trpc/auth.me'));
  await languages.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Weekly Schedule' }).waitFor();
  await expect.poll(language).toBe('en');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('language');
  // Mails are in the language of the pages.
  const { users } = db.tables;
  const stored = async () => (await db.select().from(users).where(eq(users.id, 1)))[0]?.language;
  await expect.poll(stored).toBe('en');
  await (await refetched).finished();
  await other.getByRole('button', { name: /^Notificaciones/ }).click();
  await other.getByRole('dialog').waitFor();
  expect(changes).toHaveLength(1);
  expect(await stored()).toBe('en');
  expect(pageErrors).toEqual([]);
});

test('the server’s words are Spanish too: errors, questions and recorded consent', {
  timeout: 60_000,
}, async () => {
  const browser = { locale: 'es-MX' };
  const ruth = await journeys.member({ browser, confirmed: false, onboarded: false });
  // She agreed to English words.
  const { site } = journeys.served;
  await submitOnboarding(site, await memberActor(site, ruth.id), ruth.id, { ...WIZARD_ANSWERS, wordingLanguage: 'en' });
  const { page } = await journeys.visitor(browser);
  await page.goto('/');
  await page.getByRole('tab', { name: 'Únete' }).click();
  await page.getByLabel('Nombre de usuario').fill('Other');
  await page.getByLabel('Correo electrónico').fill(ruth.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('a good long secret');
  await page.getByRole('button', { name: 'Únete' }).click();
  // At its field, and in the toast.
  await expect.poll(() => page.getByText('Ya hay una cuenta con este correo', { exact: true }).count()).toBe(2);

  await ruth.page.goto('/settings#alerts');
  const alerts = ruth.page.getByRole('region', { name: 'Preferencias de avisos' });
  await alerts.getByText(/^No disponibles en este sitio/).click();
  await alerts
    .getByText('Slack no está configurado en este sitio. Si te gustaría usarlo, pregunta a tu iglesia.')
    .waitFor();
  await alerts.getByText('Abre el enlace que te enviamos para confirmar tu dirección.').waitFor();
  await openRow(ruth.page, 'Privacidad y consentimiento');
  await ruth.page.getByRole('link', { name: 'Abrir el Centro de consentimiento' }).click();
  const row = ruth.page.getByRole('region', { name: 'Tu propio registro' }).getByRole('listitem').first();
  await row.getByText('El texto que viste').click();
  await row.locator('blockquote[lang=en]').waitFor();
  expect(ruth.pageErrors).toEqual([]);
});
