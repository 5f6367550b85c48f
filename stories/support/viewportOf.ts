/** Globals and parameters of a story in a window of this size in px, which no toolbar has. */
export function viewportOf(width: number, height: number) {
  const styles = { width: `${width}px`, height: `${height}px` };
  return {
    globals: { viewport: { value: 'own', isRotated: false } },
    parameters: { viewport: { options: { own: { name: `${width} × ${height}`, styles } } } },
  };
}
