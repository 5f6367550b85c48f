/** What some browsers say of the line. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether some hundred KB ahead of need are a burden to nobody. Browsers that do not say are trusted. */
export function isGoodLine(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
