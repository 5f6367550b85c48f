import { useNavigation } from 'react-router-dom';

/** Whether the next page is on its way while this one still stands. */
export function useIsNavigating(): boolean {
  return useNavigation().state !== 'idle';
}
