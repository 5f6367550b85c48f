import type { CallName } from '#mocks/msw/handlers.ts';
import { responseCase } from '#mocks/msw/responseCases.ts';
import { usePageStories } from './pageStories.ts';
import { StoryLink } from './StoryLink.tsx';

interface CaseLinkProps {
  call: CallName;
  /** A response case of the call, such as '404' or 'offline'. */
  name: string;
}

/** The name of a response case, as a link to the first story that shows it. */
export function CaseLink({ call, name }: CaseLinkProps) {
  const story = usePageStories().find(({ responseCases }) =>
    responseCases.includes(responseCase(call, name)),
  );
  return story ? <StoryLink title={story.title} story={story.name} label={name} /> : name;
}
