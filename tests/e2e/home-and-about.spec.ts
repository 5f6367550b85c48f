import { expect } from '@playwright/test';
import { sharedPage, test } from './fixtures.ts';

const figures = [
  ['98%', 'visa success rate'],
  ['200+', 'partner universities'],
  ['10,000+', 'students'],
] as const;

test.describe('the home page', () => {
  const shared = sharedPage('/');
  const main = () => shared.page.getByRole('main');

  test('starts with a heading and a tagline', async () => {
    await expect(main().getByRole('heading', { level: 1 })).toHaveText(
      'Study abroad from Nepal, one clear step at a time',
    );
    await expect(
      main().getByText('We help students in Nepal choose a university in six countries'),
    ).toBeVisible();
  });

  test("'Get a Free Consultation' links to /contact", async () => {
    const link = main().getByRole('link', { name: 'Get a Free Consultation', exact: true });
    await expect(link.first()).toBeVisible();
    await expect(link.first()).toHaveAttribute('href', '/contact');
  });

  test('introduces us and links to /about', async () => {
    await expect(main().getByText('A deurali is the top of a pass')).toBeVisible();
    await expect(main().getByRole('link', { name: 'More about us' })).toHaveAttribute(
      'href',
      '/about',
    );
  });

  test("shows six cards under 'Why Choose Us ?'", async () => {
    const reasons = main().getByRole('region', { name: 'Why Choose Us ?', exact: true });
    await expect(reasons.getByRole('heading', { level: 2 })).toHaveText('Why Choose Us ?');
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
      'Advice that starts with you',
      '200+ partner universities',
      'Costs in plain figures',
      'Test preparation',
      '98% visa success rate',
      'Parents at the table',
    ]);
  });

  for (const [value, label] of figures) {
    test(`shows ${value} ${label}`, async () => {
      await expect(main()).toContainText(new RegExp(`${value.replace('+', '\\+')}\\s*${label}`));
    });
  }

  test('ends with a call to action', async () => {
    await expect(
      main().getByRole('heading', { name: 'Your questions are enough to begin with' }),
    ).toBeVisible();
    await expect(main().getByRole('link', { name: 'Talk to a Counsellor' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

test.describe('the about page', () => {
  const shared = sharedPage('/about');
  const region = (name: string) => shared.page.getByRole('main').getByRole('region', { name });

  test('says who we are', async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect(region('Who we are')).toContainText('We are an education consultancy');
  });

  for (const [value, label] of figures) {
    test(`names ${value} ${label} as an achievement`, async () => {
      await expect(region('What we have achieved').getByText(value, { exact: true })).toBeVisible();
      await expect(region('What we have achieved').getByText(label, { exact: true })).toBeVisible();
    });
  }

  test('shows no other achievement', async () => {
    await expect(region('What we have achieved').locator('dt')).toHaveCount(figures.length);
  });

  test('shows mission, vision and goals as core values', async () => {
    await expect(region('Our core values').getByRole('heading', { level: 3 })).toHaveText([
      'Mission',
      'Vision',
      'Goals',
    ]);
  });

  test('shows the founder', async () => {
    await expect(region('Our founder')).toContainText('Sunita Deurali Rai');
    await expect(region('Our founder')).toContainText('Founder and lead counsellor');
  });
});
