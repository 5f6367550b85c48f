import { describe, expect, it } from 'vitest';
import { foldText } from '#src/lib/foldText.ts';

describe('foldText', () => {
  it.each([
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['ÜBER', 'uber'],
    ['İstanbul', 'istanbul'],
    ['Tiếng Việt', 'tieng viet'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps the vowel signs, nuktas and viramas of Devanagari', () => {
    expect(foldText('किताब')).toBe('किताब');
    expect(foldText('विद्यार्थी')).not.toContain('वदयरथ');
    expect(foldText('कि')).not.toBe(foldText('क'));
    expect(foldText('\u0958')).toBe(foldText('\u0915\u093c'));
    expect(foldText('\u0958')).not.toBe(foldText('\u0915'));
  });

  it('keeps emoji and other text', () => {
    expect(foldText('👨‍👩‍👧 ½ 1.000 €')).toBe('👨‍👩‍👧 ½ 1.000 €');
  });
});
