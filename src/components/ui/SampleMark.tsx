import { radius } from '#src/theme/tokens.ts';

/**
 * Marks an invented person in development and preview. Renders nothing in production builds.
 *
 * After the name of a person whose data has `_sample`.
 */
export function SampleMark() {
  if (!import.meta.env.SHOWS_SAMPLES) return null;
  return (
    <>
      {' '}
      <span
        style={{
          display: 'inline-block',
          padding: '0 6px',
          border: '1px dashed',
          borderRadius: radius.small,
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: 1.5,
        }}
      >
        Sample
      </span>
    </>
  );
}
