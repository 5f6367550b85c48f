/** The bin: what was deleted, until it is put back or deleted for good. */
import * as v from 'valibot';
import { type KindName, kinds } from './content.ts';
import { type AnyEndpoint, described, type Endpoint, responds } from './endpoint.ts';
import { withArticle } from './kind.ts';

/** The time for which the bin keeps what was deleted, in days. */
export const BIN_DAYS = 30;

/** The most entries that the bin lists: those that were deleted last. */
export const MAX_BIN_LISTED = 200;

/** The name of contact messages in the bin, beside the kinds of entries. */
const MESSAGES = 'messages';

/** The kinds that can lie in the bin: the name of a kind of entry, or 'messages'. */
export type BinKind = KindName | typeof MESSAGES;

const binKinds: readonly BinKind[] = [...Object.values(kinds).map(({ name }) => name), MESSAGES];

const binEntrySchema = v.object({
  kind: v.picklist(binKinds),
  _id: v.string(),
  title: described(v.string(), 'The beginning of its title; of a message also the sender'),
  isDraft: v.boolean(),
  deletedAt: described(v.number(), 'In ms since 1970'),
  deletedBy: described(v.string(), 'The username of whoever deleted it'),
});

const binSchema = v.object({
  entries: described(
    v.array(binEntrySchema),
    `The ${MAX_BIN_LISTED} that were deleted last, the last one first`,
  ),
  total: v.number(),
});

/** Something that was deleted. */
export type BinEntry = v.InferOutput<typeof binEntrySchema>;
/** The entries that the bin lists, and their number in all. */
export type Bin = v.InferOutput<typeof binSchema>;

/** The error of what is not in the bin, or not any more. */
export const notInBin = { status: 404, message: 'It is not in the bin any more.' } as const;

function endpointsOf(kind: BinKind, noun: string) {
  const one = { path: `/bin/${kind}/:id`, access: 'editor' } as const;
  return {
    noun,
    putBack: {
      ...one,
      method: 'PUT',
      action: `put back ${withArticle(noun)}`,
      ...responds('Put back'),
      errors: [notInBin],
    },
    remove: {
      ...one,
      method: 'DELETE',
      action: `deleted ${withArticle(noun)} for good`,
      ...responds('Deleted for good'),
      errors: [notInBin],
    },
  } satisfies { noun: string; putBack: AnyEndpoint; remove: AnyEndpoint };
}

/** The name of each kind in the singular, and its endpoints. */
export const bin = {
  testimonials: endpointsOf('testimonials', kinds.testimonials.noun),
  blogs: endpointsOf('blogs', kinds.blogs.noun),
  messages: endpointsOf(MESSAGES, 'message'),
} satisfies Record<BinKind, unknown>;

/** The bin, for everybody who is signed in. */
export const binEndpoints = {
  listBin: {
    description: `What was deleted lies here for ${BIN_DAYS} days; then the server deletes it for good.`,
    method: 'GET',
    path: '/bin',
    access: 'editor',
    response: binSchema,
  },
  putBackTestimonial: bin.testimonials.putBack,
  deleteTestimonialForGood: bin.testimonials.remove,
  putBackBlog: bin.blogs.putBack,
  deleteBlogForGood: bin.blogs.remove,
  putBackMessage: bin.messages.putBack,
  deleteMessageForGood: bin.messages.remove,
} as const satisfies Record<string, Endpoint<unknown, unknown>>;
