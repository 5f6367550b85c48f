import type { OfficeHours } from '#src/domain/officeHours.ts';
import type { Site } from '#src/domain/site.ts';

/** The contact details that stories of components show, whatever the brand's are. */
export const phone = { display: '+977 1-000 0100', tel: '+97710000100' };

export const mobile = {
  display: '+977 900-0000100',
  tel: '+9779000000100',
  chats: ['WhatsApp', 'Viber'],
} satisfies Site['mobile'];

export const email = 'hello@consultancy.example';

export const address = 'Bagbazar, Kathmandu 44600, Nepal';

/** Saturday is the weekly holiday. */
export const hours: OfficeHours = {
  spans: [{ days: [0, 1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }],
};

/** Two shifts, one over midnight, and a holiday on 26 November 2026, the day of the stories. */
export const nightHours: OfficeHours = {
  spans: [
    { days: [0, 1, 2, 3, 4], opens: '07:30', closes: '12:45' },
    { days: [5], opens: '20:00', closes: '26:30' },
  ],
  holidays: [{ day: '2026-11-26', name: 'Nepal Sambat' }],
};
