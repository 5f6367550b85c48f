import { Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { type ResourceName, resources, titleOf } from '#contracts/endpoints.ts';
import { callNames } from '#mocks/calls.ts';
import { EndpointDocs } from './EndpointDocs.tsx';

/** Every endpoint of a resource, from the contract. */
export function ResourceDocs({ name }: { name: ResourceName }) {
  const names = callNames.filter((call) => Object.hasOwn(resources[name], call));
  return names.map((call) => (
    <Fragment key={call}>
      <Subheading>{titleOf(call)}</Subheading>
      <EndpointDocs call={call} />
    </Fragment>
  ));
}
