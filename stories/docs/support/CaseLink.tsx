import { type CallName, responseCase } from '#mocks/calls.ts';
import { usePageStories } from './pageStories.ts';
import { StoryLink } from './StoryLink.tsx';

interface CaseLinkProps {
  call: CallName;
  /** A response case of the call, such as '404' or 'offline'. */
  name: string;
}

/** The name of a response case, as a link to a story that shows it: the loaded page if possible. */
export function CaseLink({ call, name }: CaseLinkProps) {
  const shown = usePageStories().filter(({ responseCases }) =>
    responseCases.includes(responseCase(call, name)),
  );
  const story = shown.find((each) => each.name === 'Loaded') ?? shown[0];
  return story ? <StoryLink title={story.title} story={story.name} label={name} /> : name;
}
