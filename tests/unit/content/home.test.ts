import { describe, expect, it } from 'vitest';
import { about } from '#src/content/about.ts';
import { home } from '#src/content/home.ts';
import { site } from '#src/content/site.ts';

/** Every figure in a text that readers could take for a claim of the consultancy. */
function claims(texts: unknown): string[] {
  return JSON.stringify(texts).match(/\d[\d,]*[+%]/g) ?? [];
}

const allowed = new Set<string>(site.achievements.map((achievement) => achievement.value));

describe('home', () => {
  it('has this button and this heading', () => {
    expect(home.hero.callToAction).toBe('Get a Free Consultation');
    expect(home.whyChooseUs.heading).toBe('Why Choose Us ?');
  });

  it('says in the hero what is offered and to whom', () => {
    expect(home.hero.heading).toContain('Study abroad');
    expect(home.hero.heading).toContain('Nepal');
    expect(home.hero.tagline).toContain('students in Nepal');
  });

  it('gives six different reasons with different icons', () => {
    const { reasons } = home.whyChooseUs;
    expect(reasons).toHaveLength(6);
    expect(new Set(reasons.map((reason) => reason.icon)).size).toBe(6);
    expect(new Set(reasons.map((reason) => reason.title)).size).toBe(6);
  });

  it('gives a source for every reason with a figure', () => {
    for (const reason of home.whyChooseUs.reasons) {
      if (/\d/.test(reason.title + reason.text)) expect(reason.source).toBeDefined();
    }
  });

  it('labels what we claim about ourselves as ours', () => {
    const { source } = about.achievements;
    expect(source.label).toBe('our figure, 2025');
    expect(home.about.source).toBe(source);
    for (const reason of home.whyChooseUs.reasons)
      expect([undefined, source]).toContain(reason.source);
  });

  it('says that we prepare for all five tests', () => {
    const texts = home.whyChooseUs.reasons.map(({ text }) => text);
    expect(texts).toContainEqual(
      expect.stringMatching(/^We prepare you for IELTS, PTE, TOEFL, GRE and SAT/),
    );
  });

  it('has an about blurb of two paragraphs', () => {
    expect(home.about.paragraphs).toHaveLength(2);
  });
});

describe('about', () => {
  it('shows these three achievements', () => {
    expect(about.achievements.items.map((item) => `${item.value} ${item.label}`)).toEqual([
      '98% visa success rate',
      '200+ partner universities',
      '10,000+ students',
    ]);
  });

  it('has mission, vision and goals as core values', () => {
    expect(about.coreValues.items.map((value) => value.title)).toEqual([
      'Mission',
      'Vision',
      'Goals',
    ]);
  });

  it('has a founder with two paragraphs and her own words', () => {
    expect(about.founder.name).toBe(site.founder.name);
    expect(about.founder.paragraphs).toHaveLength(2);
    expect(about.founder.quote.length).toBeGreaterThan(40);
  });
});

it('no page claims figures other than the achievements', () => {
  for (const claim of claims([home, about])) expect(allowed).toContain(claim);
});
