import { type Env, hasServer } from '#tools/settings/settings.ts';

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
  // The server has accounts and an inbox of its own.
  if (hasServer(env)) return;
  for (const { names, without } of needed) {
    const missing = names.filter((name) => !env[name]);
    if (missing.length > 0) warn(`Not set: ${missing.join(', ')}; ${without}.`);
  }
}
