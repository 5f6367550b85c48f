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

/** Whether the visitor has asked to be spared what is not needed yet. */
export const prefersReducedData = (): boolean => navigator.connection?.saveData === true;

/** Whether some hundred KB ahead of need are a burden to nobody. Browsers that do not say are trusted. */
export const isFastConnection = (): boolean =>
  !prefersReducedData() && !navigator.connection?.effectiveType?.includes('2g');
