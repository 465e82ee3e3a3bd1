import { SocialCard } from '@site/plugins/cards/client/SocialCard';
import type { Props } from '@theme/MDXPage';
import MDXPage from '@theme-original/MDXPage';
import type { ReactNode } from 'react';

/** The theme's page written in MDX, with its social card. */
export default function MDXPageWithCard(props: Props): ReactNode {
  const { permalink, title } = props.content.metadata;
  return (
    <>
      <MDXPage {...props} />
      {title !== undefined && <SocialCard permalink={permalink} title={title} />}
    </>
  );
}
