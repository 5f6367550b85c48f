import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '#tools/settings/settings.ts';

/** The recorded pictures of stories that the staff guide shows, by the name of its file. */
const pictures = {
  blog: 'pages-addblog/formatted-draft',
  list: 'pages-listblogs/with-server',
  message: 'pages-messages/note-opened',
} as const;

const FOLDER = join(root, 'public/staff-guide');

/** Makes the pictures of the staff guide from those that the visual tests have recorded. */
export async function makeStaffPictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, story] of Object.entries(pictures)) {
    await sharp(join(root, 'tests/visual/baselines', `${story}.png`))
      .resize({ width: 900 })
      .webp({ quality: 78 })
      .toFile(join(FOLDER, `${name}.webp`));
  }
}
