import type { Env } from '#environment/settings.ts';

const needed = [
  { names: ['ADMIN_USERNAME', 'ADMIN_PASSWORD'], without: 'this build refuses every sign-in' },
  {
    names: [
      'VITE_EMAILJS_ORIGIN',
      'VITE_EMAILJS_SERVICE_ID',
      'VITE_EMAILJS_TEMPLATE_ID',
      'VITE_EMAILJS_PUBLIC_KEY',
    ],
    without: 'this build refuses every contact message',
  },
];

/** Warns about missing settings, and says what will not work without them. */
export function warnMissingEnv(env: Env, warn: (line: string) => void): void {
  for (const { names, without } of needed) {
    // The server has accounts of its own.
    if (env.VITE_AUTH === 'server' && names.includes('ADMIN_USERNAME')) continue;
    const missing = names.filter((name) => !env[name]);
    if (missing.length > 0) warn(`Not set: ${missing.join(', ')}; ${without}.`);
  }
}
