/** The settings that are part of the browser bundle; the README describes them. */
interface ImportMetaEnv {
  /** Whether invented people are marked: in every mode but production. Set by vite.config.ts. */
  readonly SHOWS_SAMPLES?: boolean;
  readonly VITE_API_BASE_URL?: string;
  /** `server`: accounts of the server in server/. Otherwise the credentials of the build. */
  readonly VITE_AUTH?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
}
