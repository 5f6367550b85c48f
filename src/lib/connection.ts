/** The part of the Network Information API that is used. Not all browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** True if the visitor has turned on data saving. */
export const prefersReducedData = (): boolean => navigator.connection?.saveData === true;

/** True if prefetching some hundred KB is acceptable; true in browsers without the API. */
export const isFastConnection = (): boolean =>
  !prefersReducedData() && !navigator.connection?.effectiveType?.includes('2g');
