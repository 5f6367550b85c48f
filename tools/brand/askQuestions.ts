import { createInterface } from 'node:readline/promises';
import { countrySlugs, testSlugs } from './answers.ts';

type Input = Readonly<Record<string, unknown>>;

const asText = (value: unknown) =>
  Array.isArray(value) ? value.join('; ') : value === undefined ? '' : String(value);

/**
 * Asks in the terminal what decides how the site looks, with the earlier answers as defaults, and
 * returns the answers. What is not asked, such as founder and achievements, is added in the file.
 */
export async function askQuestions(earlier: Input): Promise<Input> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, before: unknown): Promise<string> => {
    const known = asText(before);
    return (await terminal.question(`${question}${known && ` [${known}]`}: `)).trim() || known;
  };
  const list = async (question: string, before: unknown) =>
    (await ask(question, before)).split(/\s*;\s*/).filter(Boolean);
  const offices = Array.isArray(earlier.offices) ? earlier.offices : [{}];
  const head: Input = Object(offices[0]);
  const colours: Input = Object(earlier.colours);
  const { countries = countrySlugs, tests = testSlugs } = earlier;

  // Each question is asked when the one above it is answered.
  const name = await ask('Name of the consultancy', earlier.name);
  const shortName = await ask('Short name', earlier.shortName ?? name.split(' ')[0]);
  const asked = {
    name,
    shortName,
    url: await ask('Address of the site, with https://', earlier.url),
    phone: await ask('Phone, with country code', earlier.phone),
    mobile: await ask('Mobile for WhatsApp, empty for none', earlier.mobile),
    email: await ask('E-mail', earlier.email),
  };
  const street = await ask('Street of the head office', head.street);
  const city = await ask('City', head.city);
  const postalCode = await ask('Postal code', head.postalCode);
  const known = [head.latitude, head.longitude].filter(Boolean);
  const place = await ask('Latitude and longitude, from any map', known);
  const [latitude, longitude] = place.split(/[;,\s]+/).map(Number);
  const answers = {
    copyrightYear: new Date().getFullYear(),
    ...earlier,
    ...asked,
    offices: [{ ...head, street, city, postalCode, latitude, longitude }, ...offices.slice(1)],
    hours: await list('Opening hours, such as Sun-Fri 9:30-17:00; Sat 10:00-13:00', earlier.hours),
    countries: await list(
      `Countries in the order of the menu: ${countrySlugs.join('; ')}`,
      countries,
    ),
    tests: await list(`Tests in the order of the menu: ${testSlugs.join('; ')}`, tests),
    colours: {
      brand: await ask('Colour of the brand, six hex digits', colours.brand ?? '#0B6B63'),
      accent: await ask('Second colour, bright on dark grounds', colours.accent ?? '#F2A516'),
    },
    logo: await ask('File of the logo, SVG, empty for none', earlier.logo),
    tagline: await ask('One line for the footer', earlier.tagline),
    motto: await ask('The end of the headline: Study abroad from Nepal, …', earlier.motto),
    description: await ask('What you do, in one sentence, for search engines', earlier.description),
  };
  terminal.close();
  const { description: text } = answers;
  return Object.fromEntries(
    Object.entries({
      introduction: { heading: `Welcome to ${shortName}`, text },
      ...answers,
    }).filter(([, value]) => value !== ''),
  );
}
