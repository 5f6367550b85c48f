import { describe, expect, it } from 'vitest';
import { livingText, type StudyLevel, studyCosts } from '#src/domain/studyCosts.ts';
import { loadGuide } from '../guides.ts';

async function coursesOf(slug: string, level?: StudyLevel) {
  return studyCosts(await loadGuide(slug), level).map(({ course }) => course);
}

describe('studyCosts', () => {
  it('puts like beside like: a level has only its own costs', async () => {
    expect(await coursesOf('uk', 'undergraduate')).toEqual(['undergraduate']);
    expect(await coursesOf('uk', 'postgraduate')).toEqual(['postgraduate']);
    expect(await coursesOf('usa', 'undergraduate')).toEqual([
      'publicUniversity',
      'privateUniversity',
    ]);
    expect(await coursesOf('usa', 'postgraduate')).toEqual([]);
    expect(await coursesOf('ireland', 'undergraduate')).toEqual(['tuition']);
    expect(await coursesOf('ireland', 'postgraduate')).toEqual(['tuition']);
  });

  it('has no living costs and no fee', async () => {
    expect(await coursesOf('ireland')).toEqual(['tuition']);
  });
});

describe('livingText', () => {
  it('says that the study costs do not include living costs', async () => {
    expect(livingText(await loadGuide('uk'))).toMatch(
      /^The study costs are tuition. Living costs are not included/,
    );
    expect(livingText(await loadGuide('ireland'))).toBe(
      'The tuition does not include living costs.',
    );
    expect(livingText(await loadGuide('usa'))).toMatch(
      /^The study costs are tuition and fees\. Living/,
    );
  });
});
