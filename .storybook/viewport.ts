interface ShownStory {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** The size of the viewport that a story asks for, in px; undefined if it takes any. */
export function viewportOf({ globals, parameters }: ShownStory) {
  const { value, isRotated } = Object(globals.viewport);
  const { width, height } = Object(Object(parameters.viewport).options?.[value]?.styles);
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  if (Number.isNaN(size.width)) return undefined;
  return isRotated ? { width: size.height, height: size.width } : size;
}
