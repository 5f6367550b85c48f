/** The settings that are part of the browser bundle; docs/deploying.md describes them. */
interface ImportMetaEnv {
  /** True if invented people are marked: in every mode but production. Set by vite.config.ts. */
  readonly SHOWS_SAMPLES?: boolean;
  /**
   * True if the site is built for the server in server/, which has accounts, an inbox and pictures.
   * Components get it as a prop. Set by vite.config.ts.
   */
  readonly HAS_SERVER: boolean;
  /** A production build's traces of the sample brand, a line for each. Set by vite.config.ts. */
  readonly SAMPLE_LEFT: readonly string[];
  /** The months for which the server keeps a message, or 'never'. Set by vite.config.ts. */
  readonly MESSAGES_KEPT: string;
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
}
