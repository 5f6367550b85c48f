/** Pictures that admins upload. */
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

/** The largest picture that can be uploaded: 10 MB. */
export const MAX_PICTURE_BYTES = 10_485_760;

/** The types of pictures that can be uploaded. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The messages of the server when it refuses a picture. */
export const pictureErrors = {
  damaged: { status: 400, message: 'The picture is damaged and cannot be read.' },
  tooLarge: { status: 413, message: 'The body is larger than 10 MB' },
  tooManyPixels: {
    status: 413,
    message: 'The picture has more than 40 megapixels. Upload a smaller one.',
  },
  wrongType: {
    status: 415,
    message:
      'Only JPEG, PNG, WebP and AVIF pictures can be uploaded. Save one of an iPhone (HEIC) as JPEG.',
  },
  tooBusy: { status: 503, message: 'Too many pictures at once. Try again soon.' },
  noStorage: {
    status: 503,
    message: 'The storage of the pictures is not available. Try again soon.',
  },
} as const;

/** The upload of a picture. */
export const pictureEndpoints = {
  /** Receives the picture as its body, with its content type. */
  uploadPicture: {
    method: 'PUT',
    path: '/uploads',
    status: 201,
    access: 'editor',
    action: 'uploaded a picture',
    binaryBody: { types: PICTURE_TYPES, bytes: MAX_PICTURE_BYTES, error: pictureErrors.tooLarge },
    response: v.object({ imageUrl: v.string() }),
    errors: Object.values(pictureErrors),
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
