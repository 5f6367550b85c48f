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
    const answer = (await terminal.question(`${question}${known && ` [${known}]`}: `)).trim();
    return answer || known;
  };
  const list = async (question: string, before: unknown, separator = /\s*;\s*/) =>
    (await ask(question, before)).split(separator).filter(Boolean);
  const optional = (name: string, value: string) => (value ? { [name]: value } : {});
  const offices = Array.isArray(earlier.offices) ? earlier.offices : [{}];
  const head: Input = Object(offices[0]);
  const colours: Input = Object(earlier.colours);

  const name = await ask('Name of the consultancy', earlier.name);
  const shortName = await ask('Short name', earlier.shortName ?? name.split(' ')[0]);
  const url = await ask('Address of the site, with https://', earlier.url);
  const phone = await ask('Phone, with country code', earlier.phone);
  const mobile = await ask('Mobile for WhatsApp, empty for none', earlier.mobile);
  const email = await ask('E-mail', earlier.email);
  const street = await ask('Street of the head office', head.street);
  const city = await ask('City', head.city);
  const postalCode = await ask('Postal code', head.postalCode);
  const place = await ask(
    'Latitude and longitude, from any map',
    asText([head.latitude, head.longitude].filter(Boolean)),
  );
  const [latitude, longitude] = place.split(/[;,\s]+/).map(Number);
  const hours = await list(
    'Opening hours, such as Sun-Fri 9:30-17:00; Sat 10:00-13:00',
    earlier.hours,
  );
  const countries = await list(
    `Countries in the order of the menu: ${countrySlugs.join('; ')}`,
    earlier.countries ?? countrySlugs,
  );
  const tests = await list(
    `Tests in the order of the menu: ${testSlugs.join('; ')}`,
    earlier.tests ?? testSlugs,
  );
  const brand = await ask('Colour of the brand, six hex digits', colours.brand ?? '#0B6B63');
  const accent = await ask(
    'Second colour, bright: it is seen on dark grounds',
    colours.accent ?? '#F2A516',
  );
  const logo = await ask('File of the logo, SVG, empty for none', earlier.logo);
  const tagline = await ask('One line for the footer', earlier.tagline);
  const motto = await ask('The end of the headline: Study abroad from Nepal, …', earlier.motto);
  const description = await ask(
    'What you do, in one sentence, for search engines',
    earlier.description,
  );
  terminal.close();

  return {
    introduction: {
      heading: `Welcome to ${shortName}`,
      text: description,
    },
    copyrightYear: new Date().getFullYear(),
    ...earlier,
    ...{ name, shortName, url, phone, email, hours, countries, tests, tagline, motto, description },
    ...optional('mobile', mobile),
    ...optional('logo', logo),
    offices: [{ ...head, street, city, postalCode, latitude, longitude }, ...offices.slice(1)],
    colours: { brand, accent },
  };
}
