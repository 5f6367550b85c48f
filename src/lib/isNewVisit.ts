/** True if the page was opened by a link or its address, not by a reload, Back or Forward. */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate';
}
