import type { OfficeHours } from './officeHours.ts';

/** A phone number as people read it, and as `tel:` links take it. */
export interface PhoneNumber {
  readonly display: string;
  /** '+' and digits with the country code. */
  readonly tel: string;
}

export interface Achievement {
  /** Its name in the texts of the home page. */
  readonly key: string;
  readonly value: string;
  readonly label: string;
  /** The year of the figure, for its source line. */
  readonly year: number;
  /** Of how many, and by whose count: 'visas: 403 of 412 applications, by our own count'. */
  readonly basis?: string;
}

/** A place where people can come by. */
export interface Office {
  /** Needed if there are several: 'Pokhara branch'. */
  readonly name?: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly postalCode: string;
    readonly country: string;
    readonly countryCode: string;
  };
  /** WGS 84 degrees. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  /** If it has a number of its own. */
  readonly phone?: PhoneNumber;
}

/** A service in which people write to a mobile number. */
export type Chat = 'WhatsApp' | 'Viber';

/** The person who founded the consultancy. */
export interface Founder {
  /** The founder is invented. */
  readonly _sample?: true;
  readonly name: string;
  readonly role: string;
  readonly paragraphs: readonly string[];
  /** In the founder's own words, without quotation marks. */
  readonly quote: string;
}

/** The consultancy: every name, number, address and link of the company. */
export interface Site {
  /** The first word is large in the logo. */
  readonly name: string;
  readonly shortName: string;
  /** In the copyright line; default: the name. */
  readonly legalName?: string;
  /** The site's origin, for canonical URLs, cards, sitemap and feed; a server has its own. */
  readonly url: string;
  readonly tagline: string;
  /** The end of the headline of the home page and of the social card. */
  readonly motto: string;
  readonly description: string;
  /** The origin of the name: the first words of the home page's introduction. */
  readonly introduction: { readonly heading: string; readonly text: string };
  /** The year of the copyright line in the footer. */
  readonly copyrightYear: number;
  readonly phone: PhoneNumber;
  /** The number to write to, and the services that answer there. */
  readonly mobile?: PhoneNumber & { readonly chats: readonly Chat[] };
  readonly email: string;
  /** The head office, then the others. */
  readonly offices: readonly [Office, ...Office[]];
  /** Office hours on the wall clock of Nepal. */
  readonly hours: OfficeHours;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The figures of the home page. */
  readonly achievements: readonly Achievement[];
  readonly founder?: Founder;
  readonly licence?: {
    readonly number: string;
    /** The giver, as after 'given by': 'the Ministry of Social Development, Bagmati'. */
    readonly authority: string;
  };
  /** The Permanent Account Number at the Inland Revenue Department. */
  readonly pan?: string;
  /** Those who pay the consultancy, each in a sentence. */
  readonly payment?: {
    readonly universities: string;
    readonly students: string;
    /** The services that nobody pays for. */
    readonly free: string;
  };
}
