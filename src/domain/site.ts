import type { OfficeHours } from './officeHours.ts';

/** A phone number as people read it, and as `tel:` links take it. */
export interface PhoneNumber {
  readonly display: string;
  /** '+' and digits with the country code. */
  readonly tel: string;
}

interface Figure {
  readonly value: string;
  readonly label: string;
}

/** Who the consultancy is: every name, number, address and link of the company. */
export interface Site {
  /** The first word is large in the logo. */
  readonly name: string;
  readonly shortName: string;
  /** The site's origin, for canonical URLs, social cards, the sitemap and the feed. */
  readonly url: string;
  readonly tagline: string;
  readonly description: string;
  /** Where the name comes from: the first words of the home page's introduction. */
  readonly introduction: { readonly heading: string; readonly text: string };
  /** The year of the copyright line in the footer. */
  readonly copyrightYear: number;
  readonly phone: PhoneNumber;
  /** As wa.me and Viber take it. */
  readonly mobile: PhoneNumber;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly postalCode: string;
    readonly country: string;
    readonly countryCode: string;
  };
  /** WGS 84 degrees. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  /** Office hours on the wall clock of Kathmandu. */
  readonly hours: OfficeHours & { readonly text: string };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The three figures of the home page: visas, universities, students. */
  readonly achievements: readonly [Figure, Figure, Figure];
  readonly founder: {
    /** The founder is invented. */
    readonly _sample?: true;
    readonly name: string;
    readonly role: string;
    readonly paragraphs: readonly string[];
    /** In the founder's own words, without quotation marks. */
    readonly quote: string;
  };
}
