/** The upload of a picture to a server that keeps pictures: MSW handlers for each outcome. */
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { pictureEndpoints, pictureErrors } from '#contracts/pictures.ts';

/** The address of every uploaded picture. The site has a picture there. */
export const UPLOADED_URL = '/images/blog-planning-calendar.webp';

const handle = (resolver: () => Response | Promise<Response>): RequestHandler =>
  http.put(`/api${pictureEndpoints.uploadPicture.path}`, resolver);

/** The server keeps the picture. */
export const pictureUploaded = () =>
  handle(() =>
    HttpResponse.json(
      { imageUrl: UPLOADED_URL },
      { status: pictureEndpoints.uploadPicture.status },
    ),
  );

/** What the server says about each error. */
const errors = {
  400: 'The picture is damaged and cannot be read.',
  401: 'Sign in to do this.',
  403: 'This request does not come from a page of the site.',
  413: 'The picture has more than 40 megapixels. Upload a smaller one.',
  415: pictureErrors.wrongType.message,
  500: '',
  503: 'The storage of the pictures is not available. Try again soon.',
};

/** The server refuses the picture, in its own words. */
export const pictureRefused = (status: keyof typeof errors) =>
  handle(() => HttpResponse.json({ message: errors[status] }, { status }));

/** The picture reaches no server. */
export const pictureOffline = () => handle(() => HttpResponse.error());

/** The server does not respond. */
export const pictureHangs = () =>
  handle(async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
