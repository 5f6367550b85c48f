import { describe, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { sharePage } = launchBrowser(served);

const figures = [
  ['98%', 'visa success rate'],
  ['200+', 'partner universities'],
  ['10,000+', 'students'],
] as const;

describe('the home page', () => {
  const shared = sharePage('/');
  const main = () => shared.page.getByRole('main');

  test('opens with a heading and a tagline', async () => {
    await expect(main().getByRole('heading', { level: 1 })).toHaveText(
      'Study abroad from Nepal, one clear step at a time',
    );
    await expect(
      main().getByText('We help students in Nepal choose a university in six countries'),
    ).toBeVisible();
  });

  test("'Get a Free Consultation' leads to /contact", async () => {
    const link = main().getByRole('link', { name: 'Get a Free Consultation', exact: true });
    await expect(link.first()).toBeVisible();
    await expect(link.first()).toHaveAttribute('href', '/contact');
  });

  test('a blurb says who we are, and leads to /about', async () => {
    await expect(main().getByText('A deurali is the top of a pass')).toBeVisible();
    await expect(main().getByRole('link', { name: 'More about us' })).toHaveAttribute(
      'href',
      '/about',
    );
  });

  test("'Why Choose Us ?' is written so, over a grid of six cards", async () => {
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

  test.each(figures)('it claims %s %s', async (value, label) => {
    await expect(main()).toContainText(new RegExp(`${value.replace('+', '\\+')}\\s*${label}`));
  });

  test('it ends with a call to action', async () => {
    await expect(
      main().getByRole('heading', { name: 'Your questions are enough to begin with' }),
    ).toBeVisible();
    await expect(main().getByRole('link', { name: 'Talk to a Counsellor' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

describe('the about page', () => {
  const shared = sharePage('/about');
  const region = (name: string) => shared.page.getByRole('main').getByRole('region', { name });

  test('says who we are', async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect(region('Who we are')).toContainText('We are an education consultancy');
  });

  test.each(figures)('names %s %s among the achievements', async (value, label) => {
    await expect(region('What we have achieved').getByText(value, { exact: true })).toBeVisible();
    await expect(region('What we have achieved').getByText(label, { exact: true })).toBeVisible();
  });

  test('names no other achievement', async () => {
    await expect(region('What we have achieved').locator('dt')).toHaveCount(figures.length);
  });

  test('gives mission, vision and goals as its core values', async () => {
    await expect(region('Our core values').getByRole('heading', { level: 3 })).toHaveText([
      'Mission',
      'Vision',
      'Goals',
    ]);
  });

  test('shows who founded the house', async () => {
    await expect(region('Our founder')).toContainText('Sunita Deurali Rai');
    await expect(region('Our founder')).toContainText('Founder and lead counsellor');
  });
});
