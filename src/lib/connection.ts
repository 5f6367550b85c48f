declare global {
  interface Navigator {
    /** The part of the Network Information API that is used. Not all browsers have it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** True if the visitor has turned on data saving. */
export const prefersReducedData = (): boolean => navigator.connection?.saveData === true;

/** True if prefetching some hundred KB is acceptable; true in browsers without the API. */
export const isFastConnection = (): boolean =>
  !prefersReducedData() && !navigator.connection?.effectiveType?.includes('2g');
