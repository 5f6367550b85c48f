import type { Rates } from './exchangeRates.ts';
import {
  amountText,
  besideHeadline,
  dayText,
  type Figure,
  type FigureValue,
  inNprText,
  isForeign,
  nextLookAt,
  partsOf,
  partText,
  periodOf2025,
  textOf2025,
  valueOf2025,
  valueOn,
} from './figure.ts';
import type { Source } from './source.ts';

/** A remark if nobody has looked a figure up since its next look was due; else undefined. */
export function missedLook(figure: Figure, day: string): string | undefined {
  const { confidence, source, validFrom } = valueOn(figure, day).current;
  const look = nextLookAt({ ...figure, source });
  if (!confidence || look > day) return undefined;
  return validFrom === look
    ? `As announced for ${dayText(look)}; we have not looked since, so check the official page.`
    : `Not certain: it may have changed on ${dayText(look)}, and we have not looked since.`;
}

/** Why a figure is not certain on an ISO day, and its value of 2025 if it has changed since. */
export function remarksOn(figure: Figure, day: string): readonly string[] {
  const { current } = valueOn(figure, day);
  const of2025 = valueOf2025(figure);
  return [
    current.confidence === 'likely' && 'Likely, not certain.',
    missedLook(figure, day),
    current === of2025 && 'As of 2025.',
    of2025 &&
      current !== of2025 &&
      !(of2025.text && current.text?.startsWith(of2025.text)) &&
      `2025: ${[textOf2025(of2025), periodOf2025(of2025)].filter(Boolean).join(' ')}.`,
  ].flatMap((remark) => remark || []);
}

/** Returns the text of a figure on an ISO day, with rupees first if there are rates. */
export function figureText(figure: Figure, day: string, rates?: Rates) {
  const { current, next } = valueOn(figure, day);
  const { confidence, validFrom } = current;
  const isAnnounced = validFrom === nextLookAt({ ...figure, ...current });
  return {
    /** The rule, a line for each amount, with the country's money. Empty: we are not sure of it. */
    lines: confidence === 'unsure' ? [] : linesOf(current, rates),
    /** The rule from a later day that is known. */
    next:
      next?.validFrom &&
      `For applications from ${dayText(next.validFrom)}: ${linesOf(next)
        .map(({ text }) => text)
        .join(', ')}.${next.beforehand ? ` ${next.beforehand}` : ''}`,
    /** The small print: the value of 2025, and why the new one is not certain. */
    remarks: remarksOn(figure, day),
    /** Since when it holds, what it is and what it leaves open. */
    notes: [
      validFrom && !isAnnounced && `Since ${dayText(validFrom)}.`,
      ...besideHeadline(current),
      figure.besides && `In addition you show ${figure.besides}.`,
      figure.note,
    ].flatMap((note) => note || []),
  };
}

/** A line for each amount. Amounts for the same period are alternatives, as in the sum. */
function linesOf(
  value: FigureValue,
  rates?: Rates,
): readonly { readonly text: string; readonly beside?: string }[] {
  const parts = partsOf(value, true);
  if (parts.length === 0) return value.text ? [{ text: value.text }] : [];
  return parts.map((part, index) => {
    const or = parts[index - 1]?.per === part.per ? 'or ' : '';
    return rates && isForeign(part.currency)
      ? { text: or + inNprText(part, rates), beside: `(${amountText(part)})` }
      : { text: or + partText(part) };
  });
}

/** The sources of what a page says of figures on an ISO day. */
export function figureSources(figures: readonly Figure[], day: string): readonly Source[] {
  return figures.flatMap((figure) =>
    [valueOf2025(figure), valueOn(figure, day).current].flatMap((value) => value?.source ?? []),
  );
}
