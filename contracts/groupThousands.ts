/** A whole number with commas: '100,000'. */
export const groupThousands = (number: number): string =>
  String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
