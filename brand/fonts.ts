/** The fonts of fonts.css, each with its fallback fonts; Yantramanav is only for Devanagari. */
export const fonts = {
  heading:
    "'Eczar Variable', Yantramanav, 'Eczar Fallback', 'Eczar Fallback on Android', Georgia, serif",
  body: "'Figtree Variable', Yantramanav, 'Figtree Fallback', 'Figtree Fallback on Android', system-ui, sans-serif",
} as const;
